import { type AnyGame, isNonce, readOptions, type Seat } from '@tablee/kernel';
import { readHouse } from '@tablee/protocol';
import type { BotSitter, Person, Sitter, TableDoc } from './table-doc.ts';

export type SeatingProblem =
  | 'not-waiting'
  | 'no-open-seat'
  | 'seat-taken'
  | 'no-such-seat'
  | 'bad-nonce'
  | 'not-seated'
  | 'not-the-maker'
  | 'too-few'
  | 'match-over'
  | 'bad-options'
  | 'unknown-game'
  | 'too-many'
  | 'bad-house'
  | 'barred';

/** The next revision of a table, or why it stays as it is. */
export type Changed =
  | { readonly ok: true; readonly doc: TableDoc }
  | { readonly ok: false; readonly why: SeatingProblem };

export function seatOfGuest({ seats }: TableDoc, guest: string | null): Seat | null {
  if (guest === '') return null; // several may be forgotten at one table
  const seat = seats.findIndex((sitter) => sitter.kind === 'person' && sitter.guest === guest);
  return seat === -1 ? null : (seat as Seat);
}

/** In the wanted seat, or in the first open one. Whoever sits already stays, and may say a new name or nonce. */
export function sitDown(doc: TableDoc, person: Person, wanted: number | null): Changed {
  if (doc.barred.includes(person.guest)) return no('barred');
  if (doc.status !== 'waiting') return takeOver(doc, person, wanted);
  if (!isNonce(person.nonce)) return no('bad-nonce');
  const own = seatOfGuest(doc, person.guest);
  const free = own ?? wanted ?? doc.seats.findIndex(({ kind }) => kind === 'open');
  if (free === -1) return no('no-open-seat');
  const there = doc.seats[free];
  if (there === undefined) return no('no-such-seat');
  if (own === null && there.kind !== 'open') return no('seat-taken');
  return withNewcomer(doc, free, person);
}

/** Where whoever might change the table has left it, whoever sits down may. */
function withNewcomer(doc: TableDoc, seat: number, person: Person): Changed {
  const maker = seatOfGuest(doc, doc.maker) === null ? person.guest : doc.maker;
  return withSitter({ ...doc, maker }, seat, person);
}

/**
 * A friend plays on for a bot. The seat must be named, so that a link which is merely opened takes nobody's; at a table
 * that strangers find in the list, a match ends among those who began it. The seed was mixed long ago: no nonce.
 */
function takeOver(doc: TableDoc, person: Person, wanted: number | null): Changed {
  if (doc.status !== 'playing' || doc.listed || seatOfGuest(doc, person.guest) !== null) return no('not-waiting');
  if (wanted === null) return no('no-open-seat');
  const there = doc.seats[wanted];
  if (there === undefined) return no('no-such-seat');
  return there.kind === 'bot' ? withNewcomer(doc, wanted, { ...person, nonce: '' }) : no('seat-taken');
}

/** Before the match the seat is open again; during the match a bot plays on, for good. */
export function standUp(doc: TableDoc, guest: string, stand: BotSitter, isOnline: (guest: string) => boolean): Changed {
  const seat = seatOfGuest(doc, guest);
  if (seat === null) return no('not-seated');
  if (doc.status === 'over') return no('match-over');
  const maker = guest === doc.maker ? (heirOf(doc, isOnline) ?? guest) : doc.maker;
  return withSitter({ ...doc, maker }, seat, doc.status === 'playing' ? stand : { kind: 'open' });
}

/** The maker sends somebody away, who does not come back to this table. */
export function sendOff(doc: TableDoc, guest: string, seat: number, stand: BotSitter): Changed {
  if (guest !== doc.maker) return no('not-the-maker');
  if (doc.status === 'over') return no('match-over');
  const there = doc.seats[seat];
  if (there?.kind !== 'person' || there.guest === guest) return no('no-such-seat');
  const barred = [...doc.barred, there.guest];
  return withSitter({ ...doc, barred }, seat, doc.status === 'playing' ? stand : { kind: 'open' });
}

/** While the maker is gone from a table that waits, somebody who is there may begin. */
export function passOn(doc: TableDoc, isOnline: (guest: string) => boolean): Changed {
  const heir = heirOf(doc, isOnline);
  if (doc.status !== 'waiting') return no('not-waiting');
  return heir === null || isOnline(doc.maker) || !isOnline(heir) ? no('not-seated') : revised(doc, { maker: heir });
}

/** The next person after the maker in the order of seats, rather one who is here. */
function heirOf(doc: TableDoc, isOnline: (guest: string) => boolean): string | null {
  const from = (seatOfGuest(doc, doc.maker) ?? -1) + 1;
  const inOrder = [...doc.seats.slice(from), ...doc.seats.slice(0, from)];
  const guests = inOrder.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.guest] : []));
  const others = guests.filter((guest) => guest !== doc.maker);
  return others.find(isOnline) ?? others[0] ?? null;
}

/** The maker puts a bot into a seat, or opens it: also that of somebody else who is not there. */
export function arrangeSeat(
  doc: TableDoc,
  guest: string,
  seat: number,
  sitter: Exclude<Sitter, Person>,
  isHere: (guest: string) => boolean,
): Changed {
  if (doc.status !== 'waiting') return no('not-waiting');
  if (guest !== doc.maker) return no('not-the-maker');
  const there = doc.seats[seat];
  if (there === undefined) return no('no-such-seat');
  const isKept = there.kind === 'person' && (there.guest === guest || isHere(there.guest));
  return isKept ? no('seat-taken') : withSitter(doc, seat, sitter);
}

/** Options of the game, and rules of the house. */
export interface Choices {
  readonly options: object;
  readonly house: object;
}

/** What was agreed before is kept where nothing else is said. */
export function chooseOptions(doc: TableDoc, guest: string, definition: AnyGame, said: Choices): Changed {
  if (doc.status !== 'waiting') return no('not-waiting');
  if (guest !== doc.maker) return no('not-the-maker');
  const read = readOptions(definition.options, { ...doc.setup.options, ...said.options });
  if (!read.ok || doc.seats.length > definition.seating(read.options).max) return no('bad-options');
  const house = readHouse(definition.traits.pace, { ...doc.house, ...said.house });
  if (!house.ok) return no('bad-house');
  return revised(doc, { setup: { ...doc.setup, options: read.options }, house: house.options });
}

/** Places that are still open are taken away, as long as at least so many are left. */
export function startMatch(doc: TableDoc, guest: string, fewest: number): Changed {
  if (doc.status !== 'waiting') return no('not-waiting');
  if (guest !== doc.maker) return no('not-the-maker');
  const taken = doc.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [seat]));
  if (taken.length < fewest) return no('too-few');
  const seats = taken.map((seat) => doc.seats[seat] as Sitter);
  const seatOptions = taken.map((seat) => doc.setup.seatOptions[seat] ?? {});
  const nonces = seats.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.nonce] : []));
  return revised(doc, { status: 'playing', nonces, seats, setup: { ...doc.setup, seats: seats.length, seatOptions } });
}

export function revised(doc: TableDoc, changes: Partial<TableDoc>): Changed {
  return { ok: true, doc: { ...doc, ...changes, revision: doc.revision + 1 } };
}

function withSitter(doc: TableDoc, seat: number, sitter: Sitter): Changed {
  return revised(doc, { seats: doc.seats.with(seat, sitter) });
}

function no(why: SeatingProblem): Changed {
  return { ok: false, why };
}
