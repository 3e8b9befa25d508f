import { type AnyGame, defaultOptions, type OptionSpec, readOptions, type Seat, seatsOf } from '@tablee/kernel';
import type { Sitter, TableDoc } from '../table/table-doc.ts';

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

/** What was chosen for a place; what nobody chose, or what another choice hides, is as it usually is. */
export function seatOptionsOf(sitter: Sitter | undefined, { seatOptions }: AnyGame): object {
  const said = sitter === undefined || sitter.kind === 'open' ? {} : (sitter.seatOptions ?? {});
  const read = readOptions(seatOptions, said);
  return read.ok ? withoutUnseen(read.options, seatOptions) : defaultOptions(seatOptions);
}

/** A hero's character does not count for whoever has become the sorcerer: nobody could see or change it. */
function withoutUnseen(options: object, table: AnyGame['seatOptions']): object {
  const values = options as Readonly<Record<string, unknown>>;
  const specs: [string, OptionSpec][] = Object.entries(table);
  const shown = specs.map(([name, { when, default: usual }]) => {
    const isHidden = when !== undefined && when.option in values && values[when.option] !== when.is;
    return [name, isHidden ? usual : values[name]] as const;
  });
  return Object.fromEntries(shown);
}
