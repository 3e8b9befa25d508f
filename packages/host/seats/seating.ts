import { isNonce, type Seat } from '@tablee/kernel';
import { type Changed, no, revised } from '../table/changed.ts';
import type { BotSitter, Person, Sitter, TableDoc } from '../table/table-doc.ts';

/** Guests who may not come back: whoever sends off thousands must not make the document of the table grow with each. */
const MOST_BARRED = 100;

export function seatOfGuest({ seats }: TableDoc, guest: string | null): Seat | null {
  if (guest === '') return null; // several may be forgotten at one table
  const seat = seats.findIndex((sitter) => sitter.kind === 'person' && sitter.guest === guest);
  return seat === -1 ? null : (seat as Seat);
}

/** In the wanted seat, or in the first that is free. A person who sits already stays, and may say a new name or nonce. */
export function sitDown(doc: TableDoc, person: Person, wanted: number | null): Changed {
  if (doc.barred.includes(person.guest)) return no('barred');
  if (doc.status !== 'waiting') return takeOver(doc, person, wanted);
  if (!isNonce(person.nonce)) return no('bad-nonce');
  const own = seatOfGuest(doc, person.guest);
  const free = own ?? wanted ?? freeSeat(doc);
  if (free === -1) return no('no-open-seat');
  const there = doc.seats[free];
  if (there === undefined) return no('no-such-seat');
  if (own === null && there.kind !== 'open' && !givesWay(doc, there)) return no('seat-taken');
  const newcomer = there.kind === 'open' ? person : withSeatOptionsOf(there, person);
  return withNewcomer(doc, free, own === null || there.kind !== 'person' ? newcomer : { ...there, ...newcomer });
}

/** The first open seat, else that of the last bot: friends never stand before a table at which bots fill the places. */
function freeSeat(doc: TableDoc): number {
  const open = doc.seats.findIndex(({ kind }) => kind === 'open');
  return open === -1 ? doc.seats.findLastIndex((sitter) => givesWay(doc, sitter)) : open;
}

/** Before the match and during it, a bot makes room for friends; not for strangers, who find the table in the list. */
function givesWay({ listed }: TableDoc, { kind }: Sitter): boolean {
  return kind === 'bot' && !listed;
}

/** Where the maker has left the table, the next person to sit down may change it. */
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
  if (there.kind !== 'bot') return no('seat-taken');
  return withNewcomer(doc, wanted, withSeatOptionsOf(there, { ...person, nonce: '' }));
}

export function standUp(doc: TableDoc, guest: string, stand: BotSitter, isOnline: (guest: string) => boolean): Changed {
  const seat = seatOfGuest(doc, guest);
  if (seat === null) return no('not-seated');
  if (doc.status === 'over') return no('match-over');
  const maker = guest === doc.maker ? (heirOf(doc, isOnline) ?? guest) : doc.maker;
  return withoutSitter({ ...doc, maker }, seat, stand);
}

/** The maker sends somebody away, who sits down here again only if the maker lets them in. */
export function sendOff(doc: TableDoc, guest: string, seat: number, stand: BotSitter): Changed {
  if (guest !== doc.maker) return no('not-the-maker');
  if (doc.status === 'over') return no('match-over');
  const there = doc.seats[seat];
  if (there?.kind !== 'person' || there.guest === guest) return no('no-such-seat');
  const barred = [...doc.barred, there.guest].slice(-MOST_BARRED);
  return withoutSitter({ ...doc, barred }, seat as Seat, stand);
}

export function closeToStrangers(doc: TableDoc, guest: string): Changed {
  if (doc.status !== 'waiting') return no('not-waiting');
  if (guest !== doc.maker) return no('not-the-maker');
  return revised(doc, { listed: false, ...(doc.listed && { wasListed: true }) });
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

/**
 * Two places are exchanged, with the players who sit there. Everybody may take an open place or change with a bot; two people
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

/** The maker puts a bot into a seat, or opens it: also that of somebody else who is not there. */
export function fillOrOpen(
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
  if (isKept) return no('seat-taken');
  const isOtherLevel = there.kind === 'bot' && sitter.kind === 'bot';
  return withSitter(doc, seat, isOtherLevel ? { ...there, level: sitter.level } : sitter);
}

/** Before the match the seat is open again; during the match a bot plays on, for good. */
function withoutSitter(doc: TableDoc, seat: Seat, stand: BotSitter): Changed {
  const left = doc.seats[seat];
  const isPlaying = doc.status === 'playing' && left?.kind === 'person';
  return withSitter(doc, seat, isPlaying ? withSeatOptionsOf(left, { ...stand, standsIn: true }) : { kind: 'open' });
}

/** What was chosen for a seat stays with it when somebody else plays on. */
function withSeatOptionsOf<S extends Person | BotSitter>({ seatOptions }: Person | BotSitter, sitter: S): S {
  return seatOptions === undefined ? sitter : { ...sitter, seatOptions };
}

function withSitter(doc: TableDoc, seat: number, sitter: Sitter): Changed {
  return revised(doc, { seats: doc.seats.with(seat, sitter) });
}
