import { type AnyGame, defaultOptions, type OptionSpec, readOptions, type Seat, seatsOf } from '@tablee/kernel';
import type { Sitter, TableDoc } from '../table/table-doc.ts';

/** The setup of a match at a table that still waits. */
export interface SeatedTable {
  /** Seat at the waiting table for each seat of the match. */
  readonly places: readonly Seat[];
  readonly setup: TableDoc['setup'];
}

/** Setup without the open seats. */
export function takenTable({ seats, setup }: TableDoc, definition: AnyGame): SeatedTable {
  const places = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [seat as Seat]));
  const seatOptions = places.map((place) => seatOptionsOf(seats[place], definition));
  return { places, setup: { ...setup, seats: places.length, seatOptions } };
}

/** Setup with every seat, open ones included. */
export function fullTable({ seats, setup }: TableDoc, definition: AnyGame): SeatedTable {
  const seatOptions = seats.map((sitter) => seatOptionsOf(sitter, definition));
  return { places: seatsOf(seats.length), setup: { ...setup, seats: seats.length, seatOptions } };
}

/** Options of a seat; defaults where nothing was chosen or another choice hides the option. */
export function seatOptionsOf(sitter: Sitter | undefined, { seatOptions }: AnyGame): object {
  const said = sitter === undefined || sitter.kind === 'open' ? {} : (sitter.seatOptions ?? {});
  const read = readOptions(seatOptions, said);
  return read.ok ? withoutUnseen(read.options, seatOptions) : defaultOptions(seatOptions);
}

/** Ignores options that another choice hides: nobody could see or change them. */
function withoutUnseen(options: object, table: AnyGame['seatOptions']): object {
  const values = options as Readonly<Record<string, unknown>>;
  const specs: [string, OptionSpec][] = Object.entries(table);
  const shown = specs.map(([name, { when, default: usual }]) => {
    const isHidden = when !== undefined && when.option in values && values[when.option] !== when.is;
    return [name, isHidden ? usual : values[name]] as const;
  });
  return Object.fromEntries(shown);
}
