import { isNonce, type Seat } from '@tablee/kernel';
import { type Changed, no, revised } from '../table/changed.ts';
import type { BotSitter, Person, Sitter, TableDoc } from '../table/table-doc.ts';

/** Limit of remembered guests who were removed, so that the document cannot grow without end. */
const MAX_BARRED = 100;

export function seatOfGuest({ seats }: TableDoc, guest: string | null): Seat | null {
  if (guest === '') return null; // the id of a forgotten guest, several may have it
  const seat = seats.findIndex((sitter) => sitter.kind === 'person' && sitter.guest === guest);
  return seat === -1 ? null : (seat as Seat);
}

/** Takes the wanted seat or the first free one. A person who sits already stays there and may update name and nonce. */
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

/** The first open seat, else that of the last bot. */
function freeSeat(doc: TableDoc): number {
  const open = doc.seats.findIndex(({ kind }) => kind === 'open');
  return open === -1 ? doc.seats.findLastIndex((sitter) => givesWay(doc, sitter)) : open;
}

/** Bots give way to friends, but not to strangers who found the table in the list. */
function givesWay({ listed }: TableDoc, { kind }: Sitter): boolean {
  return kind === 'bot' && !listed;
}

/** If the maker has left, the next person to sit down becomes maker. */
function withNewcomer(doc: TableDoc, seat: number, person: Person): Changed {
  const maker = seatOfGuest(doc, doc.maker) === null ? person.guest : doc.maker;
  return withSitter({ ...doc, maker }, seat, person);
}

/**
 * A friend takes over from a bot during the match. The seat must be named, so that opening a link takes no seat; listed
 * tables do not allow it. The seed is fixed by now, so the nonce is empty.
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

/** The maker removes a guest, who can sit down again only after `letIn`. */
export function sendOff(doc: TableDoc, guest: string, seat: number, stand: BotSitter): Changed {
  if (guest !== doc.maker) return no('not-the-maker');
  if (doc.status === 'over') return no('match-over');
  const there = doc.seats[seat];
  if (there?.kind !== 'person' || there.guest === guest) return no('no-such-seat');
  const barred = [...doc.barred, there.guest].slice(-MAX_BARRED);
  return withoutSitter({ ...doc, barred }, seat as Seat, stand);
}

export function closeToStrangers(doc: TableDoc, guest: string): Changed {
  if (doc.status !== 'waiting') return no('not-waiting');
  if (guest !== doc.maker) return no('not-the-maker');
  return revised(doc, { listed: false, ...(doc.listed && { wasListed: true }) });
}

/** Passes the powers of an absent maker of a waiting table to a person who is online. */
export function passOn(doc: TableDoc, isOnline: (guest: string) => boolean): Changed {
  const heir = heirOf(doc, isOnline);
  if (doc.status !== 'waiting') return no('not-waiting');
  return heir === null || isOnline(doc.maker) || !isOnline(heir) ? no('not-seated') : revised(doc, { maker: heir });
}

/** The next person in the order of seats, preferably one who is present. */
function heirOf(doc: TableDoc, isOnline: (guest: string) => boolean): string | null {
  const from = (seatOfGuest(doc, doc.maker) ?? -1) + 1;
  const inOrder = [...doc.seats.slice(from), ...doc.seats.slice(0, from)];
  const guests = inOrder.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.guest] : []));
  const others = guests.filter((guest) => guest !== doc.maker);
  return others.find(isOnline) ?? others[0] ?? null;
}

/**
 * Exchanges two seats with their sitters. Players may move to an open seat or swap with a bot; only the maker may swap
 * two people.
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

/** The maker puts a bot into a seat or opens it, also the seat of an absent person. */
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

/** Frees the seat before the match; during it a bot takes over for good. */
function withoutSitter(doc: TableDoc, seat: Seat, stand: BotSitter): Changed {
  const left = doc.seats[seat];
  const isPlaying = doc.status === 'playing' && left?.kind === 'person';
  return withSitter(doc, seat, isPlaying ? withSeatOptionsOf(left, { ...stand, standsIn: true }) : { kind: 'open' });
}

/** Seat options stay when the sitter changes. */
function withSeatOptionsOf<S extends Person | BotSitter>({ seatOptions }: Person | BotSitter, sitter: S): S {
  return seatOptions === undefined ? sitter : { ...sitter, seatOptions };
}

function withSitter(doc: TableDoc, seat: number, sitter: Sitter): Changed {
  return revised(doc, { seats: doc.seats.with(seat, sitter) });
}
