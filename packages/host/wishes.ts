import {
  type AnyGame,
  arrangeSeats,
  arrangeTable,
  defaultOptions,
  type GameTypes,
  type Obstacle,
  type Refusal,
  readOptions,
  type Seat,
  seatsOf,
} from '@tablee/kernel';
import { type Changed, no, refused, revised } from './changed.ts';
import { seatOfGuest } from './seating.ts';
import type { SeatWishes, Sitter, TableDoc } from './table-doc.ts';

/** A match as it would be set up at a table that waits. */
interface SeatedTable {
  /** Where each seat of the match is while the table waits. */
  readonly places: readonly Seat[];
  readonly setup: TableDoc['setup'];
}

/** With the places that are taken: the open ones fall away. */
export function takenTable({ seats, setup }: TableDoc, definition: AnyGame): SeatedTable {
  const places = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [seat as Seat]));
  const seatOptions = places.map((place) => wishesOf(seats[place], definition));
  return { places, setup: { ...setup, seats: places.length, seatOptions } };
}

/** What was chosen for a place; what nobody chose is as it usually is. */
export function wishesOf(sitter: Sitter | undefined, { seatOptions }: AnyGame): object {
  const said = sitter === undefined || sitter.kind === 'open' ? {} : (sitter.wishes ?? {});
  const read = readOptions(seatOptions, said);
  return read.ok ? read.options : defaultOptions(seatOptions);
}

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

/** With every place, those still open included. */
function fullTable({ seats, setup }: TableDoc, definition: AnyGame): SeatedTable {
  const seatOptions = seats.map((sitter) => wishesOf(sitter, definition));
  return { places: seatsOf(seats.length), setup: { ...setup, seats: seats.length, seatOptions } };
}

function teamsOf({ places, setup }: SeatedTable, definition: AnyGame): Prospect['teams'] {
  const arranged = arrangeTable(definition, setup);
  if (!arranged.ok || definition.teams === undefined) return null;
  return definition.teams(arranged.table).map((team) => team.map((seat) => places[seat] as Seat));
}

/** People choose for themselves, and the maker for bots. What the others left no room for is refused with its rule. */
export function chooseForSeat(
  doc: TableDoc,
  guest: string,
  definition: AnyGame,
  seat: number,
  said: SeatWishes,
): Changed {
  if (doc.status !== 'waiting') return no('not-waiting');
  const sitter = doc.seats[seat];
  if (sitter === undefined || sitter.kind === 'open') return no('no-such-seat');
  if (sitter.kind === 'person' && sitter.guest !== guest) return no('seat-taken');
  if (sitter.kind === 'bot' && guest !== doc.maker) return no('not-the-maker');
  const read = readOptions(definition.seatOptions, { ...wishesOf(sitter, definition), ...said });
  if (!read.ok) return no('bad-options');
  const seats = doc.seats.with(seat, { ...sitter, wishes: read.options as SeatWishes });
  const refusal = refusalOf({ ...doc, seats }, definition);
  return refusal === null ? revised(doc, { seats }) : refused(refusal);
}

/** Sits down and chooses at once: one revision, or none. */
export function withWishes(sat: Changed, guest: string, definition: AnyGame, wishes: SeatWishes | null): Changed {
  const seat = sat.ok ? seatOfGuest(sat.doc, guest) : null;
  if (!sat.ok || seat === null || wishes === null || sat.doc.status !== 'waiting') return sat;
  const chosen = chooseForSeat(sat.doc, guest, definition, seat, wishes);
  return chosen.ok ? { ok: true, doc: { ...chosen.doc, revision: sat.doc.revision } } : chosen;
}

/** Why the wishes at this table cannot all be met; null where they can. Open places leave room for what is missing. */
function refusalOf(doc: TableDoc, definition: AnyGame): Refusal<GameTypes> | null {
  const arranged = arrangeSeats(definition, fullTable(doc, definition).setup);
  return arranged.ok ? null : arranged.refusal;
}

/** Only what these rules know of. Where not all of it can be met, those who sat down last give way, and no more than must. */
export function fitWishes(doc: TableDoc, definition: AnyGame): TableDoc {
  let seats = doc.seats.map((sitter) => withKnownWishes(sitter, definition));
  for (let last = seats.length - 1; last >= 0 && refusalOf({ ...doc, seats }, definition) !== null; last -= 1) {
    seats = seats.with(last, withoutWishes(seats[last] as Sitter));
  }
  return { ...doc, seats };
}

function withKnownWishes(sitter: Sitter, { seatOptions }: AnyGame): Sitter {
  if (sitter.kind === 'open' || sitter.wishes === undefined) return sitter;
  const known = Object.entries(sitter.wishes).filter(([name, value]) => readOptions(seatOptions, { [name]: value }).ok);
  return { ...sitter, wishes: Object.fromEntries(known) };
}

function withoutWishes(sitter: Sitter): Sitter {
  if (sitter.kind === 'open') return sitter;
  const { wishes: _, ...rest } = sitter;
  return rest;
}

/**
 * Two places are exchanged, with whoever sits there. Everybody may take an open place or change with a bot; two people
 * are exchanged by the maker alone, so that nobody is pushed around.
 */
export function swapPlaces(doc: TableDoc, guest: string, from: number, to: number): Changed {
  if (doc.status !== 'waiting') return no('not-waiting');
  const [sitter, other] = [doc.seats[from], doc.seats[to]];
  if (sitter === undefined || other === undefined) return no('no-such-seat');
  if (guest !== doc.maker) {
    if (from !== seatOfGuest(doc, guest)) return no('not-the-maker');
    if (other.kind === 'person') return no('seat-taken');
  }
  return revised(doc, { seats: doc.seats.with(from, other).with(to, sitter) });
}
