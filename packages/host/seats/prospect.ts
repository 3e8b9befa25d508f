import { type AnyGame, type ArrangedTable, type Obstacle, type Seat, seatsOf } from '@tablee/kernel';
import type { TableDoc } from '../table/table-doc.ts';
import { arrangeInRotation, offeredPlace } from './rotation.ts';
import { fullTable, type SeatedTable, takenTable } from './seated-table.ts';

/** How the match would begin at a table that waits, or what stands in the way. */
export interface Prospect {
  /** By the places of the table as it waits; null where everybody plays alone, and where it is not known yet. */
  readonly teams: readonly (readonly Seat[])[] | null;
  /** What each place would play, with what nobody chose given out; null for one that falls away, and where it is not known yet. */
  readonly plays: readonly (object | null)[];
  /** The place to which a rematch offers the role that rotates; null where somebody chose it, or no role does. */
  readonly offeredTo: number | null;
  readonly obstacle: Obstacle | null;
}

export function prospectOf(doc: TableDoc, definition: AnyGame): Prospect {
  const arrange = (seated: SeatedTable): ArrangedTable => arrangeInRotation(definition, doc, seated);
  const [taken, full] = [takenTable(doc, definition), fullTable(doc, definition)];
  const arranged = arrange(taken);
  // Where too few sit for a match: as it will be when every place is taken.
  const foreseen = arranged.ok ? { ...taken, arranged } : { ...full, arranged: arrange(full) };
  const plays = playsOf(foreseen, doc.seats.length);
  return {
    teams: teamsOf(foreseen, definition),
    plays,
    offeredTo: offeredPlace(definition, doc, plays),
    obstacle: arranged.ok ? null : arranged.obstacle,
  };
}

type Foreseen = Pick<SeatedTable, 'places'> & { readonly arranged: ArrangedTable };

function teamsOf({ places, arranged }: Foreseen, definition: AnyGame): Prospect['teams'] {
  if (!arranged.ok || definition.teams === undefined) return null;
  return definition.teams(arranged.table).map((team) => team.map((seat) => places[seat] as Seat));
}

function playsOf({ places, arranged }: Foreseen, count: number): Prospect['plays'] {
  const given = arranged.ok ? arranged.table.seatOptions : [];
  return seatsOf(count).map((place) => given[places.indexOf(place)] ?? null);
}
