import { type AnyGame, arrangeSeats, type GameTypes, type Refusal, readOptions } from '@tablee/kernel';
import { type Changed, no, refused, revised } from '../table/changed.ts';
import type { SeatOptions, Sitter, TableDoc } from '../table/table-doc.ts';
import { fullTable, seatOptionsOf } from './seated-table.ts';
import { seatOfGuest } from './seating.ts';

/**
 * People choose for their own seat, the maker for bots. A choice that conflicts with others is refused with its rule.
 */
export function chooseForSeat(
  doc: TableDoc,
  guest: string,
  definition: AnyGame,
  seat: number,
  said: SeatOptions,
): Changed {
  if (doc.status !== 'waiting') return no('not-waiting');
  const sitter = doc.seats[seat];
  if (sitter === undefined || sitter.kind === 'open') return no('no-such-seat');
  if (sitter.kind === 'person' && sitter.guest !== guest) return no('seat-taken');
  if (sitter.kind === 'bot' && guest !== doc.maker) return no('not-the-maker');
  const read = readOptions(definition.seatOptions, { ...seatOptionsOf(sitter, definition), ...said });
  if (!read.ok) return no('bad-options');
  const seats = doc.seats.with(seat, { ...sitter, seatOptions: read.options as SeatOptions });
  const refusal = refusalOf({ ...doc, seats }, definition);
  return refusal === null ? revised(doc, { seats }) : refused(refusal);
}

/** Sits down and chooses in one revision. */
export function withSeatOptions(sat: Changed, guest: string, definition: AnyGame, said: SeatOptions | null): Changed {
  const seat = sat.ok ? seatOfGuest(sat.doc, guest) : null;
  if (!sat.ok || seat === null || said === null || sat.doc.status !== 'waiting') return sat;
  const chosen = chooseForSeat(sat.doc, guest, definition, seat, said);
  return chosen.ok ? { ok: true, doc: { ...chosen.doc, revision: sat.doc.revision } } : chosen;
}

/** Conflict between the choices at this table, or null. Open seats may still supply what is missing. */
function refusalOf(doc: TableDoc, definition: AnyGame): Refusal<GameTypes> | null {
  const arranged = arrangeSeats(definition, fullTable(doc, definition).setup);
  return arranged.ok ? null : arranged.refusal;
}

/** Drops options unknown to these rules, and conflicting choices from the last seats first, as few as possible. */
export function fitSeatOptions(doc: TableDoc, definition: AnyGame): TableDoc {
  let seats = doc.seats.map((sitter) => withKnownOptions(sitter, definition));
  for (let last = seats.length - 1; last >= 0 && refusalOf({ ...doc, seats }, definition) !== null; last -= 1) {
    seats = seats.with(last, withoutOptions(seats[last] as Sitter));
  }
  return { ...doc, seats };
}

function withKnownOptions(sitter: Sitter, { seatOptions }: AnyGame): Sitter {
  if (sitter.kind === 'open' || sitter.seatOptions === undefined) return sitter;
  const known = Object.entries(sitter.seatOptions).filter(
    ([name, value]) => readOptions(seatOptions, { [name]: value }).ok,
  );
  return { ...sitter, seatOptions: Object.fromEntries(known) };
}

function withoutOptions(sitter: Sitter): Sitter {
  if (sitter.kind === 'open') return sitter;
  const { seatOptions: _, ...rest } = sitter;
  return rest;
}
