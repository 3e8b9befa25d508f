import type { DatabaseSync } from 'node:sqlite';
import { prepare, sql } from './prepared.ts';
import type { Records } from './records.ts';
import type { Schema } from './schema.ts';

export function sightRecords(database: DatabaseSync): Pick<Records, 'saveSights' | 'loadSights'> {
  const save = prepare(database, ({ table_id, viewer, frames }: Schema['sights']) =>
    sql
      .insertInto('sights')
      .values({ table_id, viewer, frames })
      .onConflict((conflict) => conflict.columns(['table_id', 'viewer']).doUpdateSet({ frames })),
  );
  const frames = prepare(database, ({ table, viewer }: { table: string; viewer: string }) =>
    sql.selectFrom('sights').select('frames').where('table_id', '=', table).where('viewer', '=', viewer),
  );

  return {
    saveSights: (table, sights) => {
      for (const sight of sights) save.run({ table_id: table, viewer: sight.viewer, frames: sight.frames });
    },
    loadSights: (table, viewer) => frames.first({ table, viewer })?.frames ?? null,
  };
}
