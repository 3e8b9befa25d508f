import { type AnyGame, defaultOptions, readOptions, type Seat, seatsOf } from '@tablee/kernel';
import type { Sitter, TableDoc } from './table-doc.ts';

/** A match as it would be set up at a table that waits. */
export interface SeatedTable {
  /** The place at the waiting table of each seat of the match. */
  readonly places: readonly Seat[];
  readonly setup: TableDoc['setup'];
}

/** With the places that are taken: the open ones fall away. */
export function takenTable({ seats, setup }: TableDoc, definition: AnyGame): SeatedTable {
  const places = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [seat as Seat]));
  const seatOptions = places.map((place) => seatOptionsOf(seats[place], definition));
  return { places, setup: { ...setup, seats: places.length, seatOptions } };
}

/** With every place, those still open included. */
export function fullTable({ seats, setup }: TableDoc, definition: AnyGame): SeatedTable {
  const seatOptions = seats.map((sitter) => seatOptionsOf(sitter, definition));
  return { places: seatsOf(seats.length), setup: { ...setup, seats: seats.length, seatOptions } };
}

/** What was chosen for a place; what nobody chose is as it usually is. */
export function seatOptionsOf(sitter: Sitter | undefined, { seatOptions }: AnyGame): object {
  const said = sitter === undefined || sitter.kind === 'open' ? {} : (sitter.seatOptions ?? {});
  const read = readOptions(seatOptions, said);
  return read.ok ? read.options : defaultOptions(seatOptions);
}
