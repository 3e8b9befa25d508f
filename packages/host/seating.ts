import { type AnyGame, isNonce, readOptions, type Seat } from '@tablee/kernel';
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
  | 'too-many';

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
  if (doc.status !== 'waiting') return no('not-waiting');
  if (!isNonce(person.nonce)) return no('bad-nonce');
  const own = seatOfGuest(doc, person.guest);
  const free = own ?? wanted ?? doc.seats.findIndex(({ kind }) => kind === 'open');
  if (free === -1) return no('no-open-seat');
  const there = doc.seats[free];
  if (there === undefined) return no('no-such-seat');
  return own === null && there.kind !== 'open' ? no('seat-taken') : withSitter(doc, free, person);
}

/** Before the match the seat is open again; during the match a bot plays on. */
export function standUp(doc: TableDoc, guest: string, stand: BotSitter): Changed {
  const seat = seatOfGuest(doc, guest);
  if (seat === null) return no('not-seated');
  if (doc.status === 'over') return no('match-over');
  return withSitter(doc, seat, doc.status === 'playing' ? stand : { kind: 'open' });
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

/** What was agreed before is kept where nothing else is said. */
export function chooseOptions(doc: TableDoc, guest: string, definition: AnyGame, said: object): Changed {
  if (doc.status !== 'waiting') return no('not-waiting');
  if (guest !== doc.maker) return no('not-the-maker');
  const read = readOptions(definition.options, { ...doc.setup.options, ...said });
  if (!read.ok || doc.seats.length > definition.seating(read.options).max) return no('bad-options');
  return revised(doc, { setup: { ...doc.setup, options: read.options } });
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
