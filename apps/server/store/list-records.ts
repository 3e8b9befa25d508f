import type { DatabaseSync } from 'node:sqlite';
import { prepare, sql } from './prepared.ts';
import type { Records } from './records.ts';

type Lists = Pick<Records, 'listWaiting' | 'findWaiting' | 'codeOf' | 'unlistedOf' | 'tablesOf' | 'seatsOf'>;

/** Lists of tables: waiting ones, by code, by guest. */
export function listRecords(database: DatabaseSync): Lists {
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
  const code = prepare(database, ({ id }: { id: string }) =>
    sql.selectFrom('tables').select('code').where('id', '=', id).where('status', '=', 'waiting'),
  );
  const unlisted = prepare(database, ({ id }: { id: string }) =>
    sql
      .selectFrom('tables')
      .select('id')
      .where('id', '=', id)
      .where((is) => is.or([is('status', '!=', 'waiting'), is('listed', '=', 0)])),
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
  const seats = prepare(database, ({ guest, after, limit }: { guest: string; after: string; limit: number }) =>
    sql
      .selectFrom('seats')
      .select('table_id')
      .where('guest', '=', guest)
      .where('table_id', '>', after)
      .orderBy('table_id')
      .limit(limit),
  );

  return {
    listWaiting: (limit) => waiting.all({ limit }).map(({ doc }) => doc),
    findWaiting: codeFinder(database),
    codeOf: (id) => code.first({ id })?.code ?? null,
    unlistedOf: (tables) => tables.filter((id) => unlisted.first({ id }) !== null),
    tablesOf: (guest, limit) => seated.all({ guest, limit }).map(({ doc }) => doc),
    seatsOf: (guest, after, limit) => seats.all({ guest, after, limit }).map(({ table_id }) => table_id),
  };
}

/** Finds the waiting table with a code. */
export function codeFinder(database: DatabaseSync): Records['findWaiting'] {
  const coded = prepare(database, ({ code }: { code: string }) =>
    sql.selectFrom('tables').select('id').where('status', '=', 'waiting').where('code', '=', code),
  );
  return (code) => coded.first({ code })?.id ?? null;
}
