import type { DatabaseSync } from 'node:sqlite';
import { prepare, sql } from './prepared.ts';
import type { Records } from './records.ts';
import type { Schema } from './schema.ts';

export function guestRecords(database: DatabaseSync): Pick<Records, 'saveGuest' | 'renewGuest' | 'loadGuest'> {
  const save = prepare(database, ({ id, name, avatar, seen_at }: Schema['guests']) =>
    sql
      .insertInto('guests')
      .values({ id, name, avatar, seen_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, avatar, seen_at })),
  );
  const load = prepare(database, ({ id }: { id: string }) =>
    sql.selectFrom('guests').select(['id', 'name', 'avatar', 'seen_at as seenAt']).where('id', '=', id),
  );

  const saveGuest: Records['saveGuest'] = ({ id, name, avatar, seenAt }) =>
    save.run({ id, name, avatar, seen_at: seenAt });

  return {
    saveGuest,
    renewGuest: (guest) => {
      const isKnown = load.first({ id: guest.id }) !== null;
      if (isKnown) saveGuest(guest);
      return isKnown;
    },
    loadGuest: (id) => load.first({ id }),
  };
}
