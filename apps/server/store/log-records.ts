import type { DatabaseSync } from 'node:sqlite';
import { prepare, sql } from './prepared.ts';
import type { Records } from './records.ts';
import type { Schema } from './schema.ts';

type Written = Pick<Records, 'append' | 'saveSnapshot'>;
type Read = Pick<Records, 'load' | 'loadEntries'>;

export function logRecords(database: DatabaseSync): Written & Read {
  return { ...logWriting(database), ...logReading(database) };
}

function logWriting(database: DatabaseSync): Written {
  const last = prepare(database, ({ table }: { table: string }) =>
    sql
      .selectFrom('entries')
      .select(({ fn }) => fn.max('seq').as('seq'))
      .where('table_id', '=', table),
  );
  const insert = prepare(database, ({ table_id, seq, entry }: Schema['entries']) =>
    sql.insertInto('entries').values({ table_id, seq, entry }),
  );
  const keep = prepare(database, ({ table_id, seq, snapshot }: Schema['snapshots']) =>
    sql
      .insertInto('snapshots')
      .values({ table_id, seq, snapshot })
      .onConflict((conflict) =>
        conflict.column('table_id').doUpdateSet({ seq, snapshot }).where('snapshots.seq', '<', seq),
      ),
  );
  const lastSeq = (table: string): number => last.first({ table })?.seq ?? 0;

  return {
    append: (table, added) => {
      const before = lastSeq(table);
      if (added.some(({ seq }, index) => seq !== before + 1 + index)) return 'taken';
      for (const { seq, text } of added) insert.run({ table_id: table, seq, entry: text });
      return 'kept';
    },
    saveSnapshot: (table, seq, text) => {
      // A table restored from such a snapshot would leave a gap in its numbering, and no further entry could be stored.
      if (seq > lastSeq(table)) throw new RangeError(`a snapshot at entry ${seq}, past the last one that is stored`);
      keep.run({ table_id: table, seq, snapshot: text });
    },
  };
}

function logReading(database: DatabaseSync): Read {
  const doc = prepare(database, ({ table }: { table: string }) =>
    sql.selectFrom('tables').select('doc').where('id', '=', table),
  );
  const snapshot = prepare(database, ({ table }: { table: string }) =>
    sql.selectFrom('snapshots').select('snapshot').where('table_id', '=', table),
  );
  const entries = prepare(database, ({ table, after, limit }: { table: string; after: number; limit: number }) =>
    sql
      .selectFrom('entries')
      .select('entry')
      .where('table_id', '=', table)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(limit),
  );

  return {
    load: (table) => {
      const found = doc.first({ table });
      return found === null ? null : { doc: found.doc, snapshot: snapshot.first({ table })?.snapshot ?? null };
    },
    loadEntries: (table, after, limit) => {
      const texts = entries.all({ table, after, limit }).map(({ entry }) => entry);
      return `[${texts.join(',')}]`;
    },
  };
}
