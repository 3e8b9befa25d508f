import type { DatabaseSync } from 'node:sqlite';
import { prepare, sql } from './prepared.ts';
import type { Records } from './records.ts';
import type { Schema } from './schema.ts';

export function sightRecords(database: DatabaseSync): Pick<Records, 'saveSights' | 'loadSights'> {
  const save = prepare(database, ({ table_id, viewer, part, frames }: Schema['sights']) =>
    sql
      .insertInto('sights')
      .values({ table_id, viewer, part, frames })
      .onConflict((conflict) => conflict.columns(['table_id', 'viewer', 'part']).doUpdateSet({ frames })),
  );
  const parts = prepare(database, ({ table, viewer }: { table: string; viewer: string }) =>
    sql
      .selectFrom('sights')
      .select('frames')
      .where('table_id', '=', table)
      .where('viewer', '=', viewer)
      .orderBy('part'),
  );

  return {
    saveSights: (table, sights) => {
      for (const { viewer, part, frames } of sights) save.run({ table_id: table, viewer, part, frames });
    },
    loadSights: (table, viewer) => {
      const lists = parts.all({ table, viewer }).map(({ frames }) => frames);
      return lists.length === 0 ? null : joined(lists);
    },
  };
}

/** Joins JSON lists into one, without parsing them. */
function joined(lists: readonly string[]): string {
  const inner = lists.map((list) => list.slice(1, -1)).filter((text) => text !== '');
  return `[${inner.join(',')}]`;
}
