import type { DatabaseSync } from 'node:sqlite';
import { prepare, sql } from './prepared.ts';
import type { Records } from './records.ts';

/** Tables by what is looked for: those that wait, by their code, of one guest. */
export function listRecords(database: DatabaseSync): Pick<Records, 'listWaiting' | 'findWaiting' | 'tablesOf'> {
  const waiting = prepare(database, ({ limit }: { limit: number }) =>
    sql
      .selectFrom('tables')
      .select('doc')
      .where('status', '=', 'waiting')
      .where('listed', '=', 1)
      .orderBy('made_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit),
  );
  const coded = prepare(database, ({ code }: { code: string }) =>
    sql.selectFrom('tables').select('id').where('status', '=', 'waiting').where('code', '=', code).limit(2),
  );
  const seated = prepare(database, ({ guest, limit }: { guest: string; limit: number }) =>
    sql
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('doc')
      .where('guest', '=', guest)
      .orderBy('made_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit),
  );

  return {
    listWaiting: (limit) => waiting.all({ limit }).map(({ doc }) => doc),
    findWaiting: (code) => {
      const [only, another] = coded.all({ code });
      return only === undefined || another !== undefined ? null : only.id;
    },
    tablesOf: (guest, limit) => seated.all({ guest, limit }).map(({ doc }) => doc),
  };
}
