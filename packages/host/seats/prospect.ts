import { type AnyGame, type ArrangedTable, type Obstacle, type Seat, seatsOf } from '@tablee/kernel';
import type { TableDoc } from '../table/table-doc.ts';
import { arrangeInRotation, offeredPlace } from './rotation.ts';
import { fullTable, type SeatedTable, takenTable } from './seated-table.ts';

/** The match as it would start now, or the reason why it cannot. */
export interface Prospect {
  /** By seat of the waiting table; null without teams or while they are unknown. */
  readonly teams: readonly (readonly Seat[])[] | null;
  /**
   * By seat of the waiting table, open choices filled in; null for seats that would be removed or are still unknown.
   */
  readonly plays: readonly (object | null)[];
  /** Seat to which a rematch offers the rotating role; null if somebody chose the role or none rotates. */
  readonly offeredTo: number | null;
  readonly obstacle: Obstacle | null;
}

export function prospectOf(doc: TableDoc, definition: AnyGame): Prospect {
  const arrange = (seated: SeatedTable): ArrangedTable => arrangeInRotation(definition, doc, seated);
  const [taken, full] = [takenTable(doc, definition), fullTable(doc, definition)];
  const arranged = arrange(taken);
  // too few players: shown as it will be when every seat is taken
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
