import type { DatabaseSync } from 'node:sqlite';
import { prepare, sql } from './prepared.ts';
import type { Records } from './records.ts';
import type { Schema } from './schema.ts';

export function guestRecords(database: DatabaseSync): Pick<Records, 'saveGuest' | 'loadGuest'> {
  const save = prepare(database, ({ id, name, avatar, seen_at }: Schema['guests']) =>
    sql
      .insertInto('guests')
      .values({ id, name, avatar, seen_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, avatar, seen_at })),
  );
  const load = prepare(database, ({ id }: { id: string }) =>
    sql.selectFrom('guests').select(['id', 'name', 'avatar', 'seen_at as seenAt']).where('id', '=', id),
  );

  return {
    saveGuest: ({ id, name, avatar, seenAt }) => save.run({ id, name, avatar, seen_at: seenAt }),
    loadGuest: (id) => load.first({ id }),
  };
}
