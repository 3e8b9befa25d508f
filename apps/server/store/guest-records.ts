import type { DatabaseSync } from 'node:sqlite';
import { dayCounter } from './day-records.ts';
import { prepare, sql } from './prepared.ts';
import type { Records } from './records.ts';

type SavedGuest = { id: string; name: string; avatar: string; seen_at: number; seen_day: number };

export function guestRecords(
  database: DatabaseSync,
): Pick<Records, 'saveGuest' | 'renewGuest' | 'loadGuest' | 'isUsed'> {
  const save = prepare(database, ({ id, name, avatar, seen_at, seen_day }: SavedGuest) =>
    sql
      .insertInto('guests')
      .values({ id, name, avatar, seen_at, seen_day, idle_day: null })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, avatar, seen_at, seen_day, idle_day: null })),
  );
  const load = prepare(database, ({ id }: { id: string }) =>
    sql
      .selectFrom('guests')
      .select(['id', 'name', 'avatar', 'seen_at as seenAt', 'idle_day as idleDay'])
      .where('id', '=', id),
  );
  const anybody = prepare(database, () => sql.selectFrom('guests').select('id').limit(1));
  const daysUp = dayCounter(database);

  const saveGuest: Records['saveGuest'] = ({ id, name, avatar, seenAt }) =>
    save.run({ id, name, avatar, seen_at: seenAt, seen_day: daysUp() });

  return {
    saveGuest,
    renewGuest: (guest) => {
      const isKnown = load.first({ id: guest.id }) !== null;
      if (isKnown) saveGuest(guest);
      return isKnown;
    },
    isUsed: () => anybody.first({}) !== null,
    loadGuest: (id) => {
      const found = load.first({ id });
      if (found === null) return null;
      const { idleDay, ...guest } = found;
      return { ...guest, isIdle: idleDay !== null };
    },
  };
}
