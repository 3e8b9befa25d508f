import { type AnyGame, arrangeTable, type Obstacle, type Seat } from '@tablee/kernel';
import { fullTable, type SeatedTable, takenTable } from './seated-table.ts';
import type { TableDoc } from './table-doc.ts';

/** How the match would begin at a table that waits, or what stands in the way. */
export interface Prospect {
  /** By the places of the table as it waits; null where everybody plays alone, and where it is not known yet. */
  readonly teams: readonly (readonly Seat[])[] | null;
  readonly obstacle: Obstacle | null;
}

export function prospectOf(doc: TableDoc, definition: AnyGame): Prospect {
  const taken = takenTable(doc, definition);
  const arranged = arrangeTable(definition, taken.setup);
  return {
    // Where too few sit for a match: as it will be when every place is taken.
    teams: teamsOf(taken, definition) ?? teamsOf(fullTable(doc, definition), definition),
    obstacle: arranged.ok ? null : arranged.obstacle,
  };
}

function teamsOf({ places, setup }: SeatedTable, definition: AnyGame): Prospect['teams'] {
  const arranged = arrangeTable(definition, setup);
  if (!arranged.ok || definition.teams === undefined) return null;
  return definition.teams(arranged.table).map((team) => team.map((seat) => places[seat] as Seat));
}
