import type { AnyGame, ArrangedTable, Obstacle, Seat } from '@tablee/kernel';
import { arrangeInTurn } from './in-turn.ts';
import { fullTable, type SeatedTable, takenTable } from './seated-table.ts';
import type { TableDoc } from './table-doc.ts';

/** How the match would begin at a table that waits, or what stands in the way. */
export interface Prospect {
  /** By the places of the table as it waits; null where everybody plays alone, and where it is not known yet. */
  readonly teams: readonly (readonly Seat[])[] | null;
  readonly obstacle: Obstacle | null;
}

export function prospectOf(doc: TableDoc, definition: AnyGame): Prospect {
  const arrange = ({ setup }: SeatedTable): ArrangedTable => arrangeInTurn(definition, setup, doc.rematches);
  const [taken, full] = [takenTable(doc, definition), fullTable(doc, definition)];
  const arranged = arrange(taken);
  return {
    // Where too few sit for a match: as it will be when every place is taken.
    teams: teamsOf(taken, arranged, definition) ?? teamsOf(full, arrange(full), definition),
    obstacle: arranged.ok ? null : arranged.obstacle,
  };
}

function teamsOf({ places }: SeatedTable, arranged: ArrangedTable, definition: AnyGame): Prospect['teams'] {
  if (!arranged.ok || definition.teams === undefined) return null;
  return definition.teams(arranged.table).map((team) => team.map((seat) => places[seat] as Seat));
}
