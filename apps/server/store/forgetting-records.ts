import type { DatabaseSync } from 'node:sqlite';
import type { Sitter, TableDoc } from '@tablee/host';
import { prepare, sql } from './prepared.ts';
import type { Records } from './records.ts';
import { reportBlanker } from './report-records.ts';

type ForgettingRecords = Pick<Records, 'forgetGuest' | 'blankGuest' | 'guestsToForget'>;

export function forgettingRecords(database: DatabaseSync, saveTable: Records['saveTable']): ForgettingRecords {
  const remove = prepare(database, ({ guest }: { guest: string }) => sql.deleteFrom('guests').where('id', '=', guest));
  const begin = prepare(database, ({ guest }: { guest: string }) =>
    sql
      .insertInto('forgotten')
      .values({ guest })
      .onConflict((conflict) => conflict.doNothing()),
  );
  const end = prepare(database, ({ guest }: { guest: string }) =>
    sql.deleteFrom('forgotten').where('guest', '=', guest),
  );
  const begun = prepare(database, () => sql.selectFrom('forgotten').select('guest'));
  const mentioning = prepare(database, ({ guest }: { guest: string }) =>
    sql
      .selectFrom('mentions')
      .innerJoin('tables', 'tables.id', 'mentions.table_id')
      .select('doc')
      .where('guest', '=', guest),
  );
  const blankReports = reportBlanker(database);

  return {
    forgetGuest: (guest) => {
      remove.run({ guest });
      begin.run({ guest });
    },
    blankGuest: (guest) => {
      const docs = mentioning.all({ guest }).map(({ doc }) => JSON.parse(doc) as TableDoc);
      for (const doc of docs) saveTable(blanked(doc, guest));
      blankReports(guest);
      end.run({ guest });
      return docs.map(({ id }) => id);
    },
    guestsToForget: () => begun.all({}).map(({ guest }) => guest),
  };
}

/** The match stays as it was played, and its seed can be verified still. */
function blanked(doc: TableDoc, guest: string): TableDoc {
  const blank = (sitter: Sitter): Sitter =>
    sitter.kind === 'person' && sitter.guest === guest
      ? { kind: 'person', guest: '', name: '', avatar: '', nonce: '' }
      : sitter;
  return {
    ...doc,
    revision: doc.revision + 1,
    maker: doc.maker === guest ? '' : doc.maker,
    seats: doc.seats.map(blank),
  };
}
