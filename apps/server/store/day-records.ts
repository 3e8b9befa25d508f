import type { DatabaseSync } from 'node:sqlite';
import { prepare, sql } from './prepared.ts';
import type { Records } from './records.ts';

/** Counts the days on which the server has been up: a clock that jumps by months adds one day, not months. */
export function dayCounter(database: DatabaseSync): () => number {
  const count = prepare(database, () => sql.selectFrom('days').select((row) => row.fn.countAll<number>().as('count')));
  return () => count.first({})?.count ?? 0;
}

export function dayRecords(database: DatabaseSync): Pick<Records, 'countDay' | 'daysUp'> {
  const add = prepare(database, ({ day }: { day: number }) =>
    sql
      .insertInto('days')
      .values({ day })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return { countDay: (day) => add.run({ day }), daysUp: dayCounter(database) };
}
