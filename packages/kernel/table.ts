import { type Seat, seatsOf } from './brands.ts';
import type { AnyGame, Arranged, GameDefinition, GameTypes, Refusal, Seating, TableSetup } from './game.ts';
import { defaultOptions, readOptions } from './options.ts';

/** The options of a preset, every one said. Null where the game has no such preset. */
export function presetOptions<G extends GameTypes>(definition: GameDefinition<G>, preset: string): G['options'] | null {
  if (!Object.hasOwn(definition.presets, preset)) return null;
  const read = readOptions(definition.options, definition.presets[preset]);
  if (!read.ok) throw new Error(`${definition.id}: preset ${preset} has no valid ${read.option}`);
  return read.options;
}

/** A table as a preset describes it, arranged with nothing chosen for any seat. Null where the game has no such preset. */
export function tableFor<G extends GameTypes>(
  definition: GameDefinition<G>,
  preset: string,
  seats: number,
): TableSetup<G> | null {
  const options = presetOptions(definition, preset);
  if (options === null) return null;
  const plain: TableSetup<G> = { seats, options, seatOptions: defaultSeatOptions(definition, seats) };
  const arranged = arrangeSeats(definition, plain);
  if (!arranged.ok) throw new Error(`${definition.id}: ${seats} seats of ${preset} cannot be arranged`);
  return { ...plain, seatOptions: arranged.seatOptions };
}

/** Nothing is chosen for any of these seats. */
export function defaultSeatOptions<G extends GameTypes>(
  definition: GameDefinition<G>,
  seats: number,
): G['seatOptions'][] {
  return Array.from({ length: seats }, () => defaultOptions(definition.seatOptions));
}

export function arrangeSeats<G extends GameTypes>(definition: GameDefinition<G>, table: TableSetup<G>): Arranged<G> {
  return definition.arrange?.(table) ?? { ok: true, seatOptions: table.seatOptions };
}

export function mostSeats({ counts }: Seating): number {
  return counts.at(-1) as number;
}

/** Why a match cannot begin at a table. */
export type Obstacle =
  | { readonly why: 'too-few' | 'bad-count'; readonly counts: readonly number[] }
  | ({ readonly why: 'refused' } & Refusal<GameTypes>);

export type ArrangedTable =
  | { readonly ok: true; readonly table: TableSetup<GameTypes> }
  | { readonly ok: false; readonly obstacle: Obstacle };

/** The table as a match would be played at it, its roles given out; or what stands in the way. */
export function arrangeTable(definition: AnyGame, table: TableSetup<GameTypes>): ArrangedTable {
  const { counts } = definition.seating(table.options);
  if (!counts.includes(table.seats)) {
    const why = table.seats < counts[0] ? 'too-few' : 'bad-count';
    return { ok: false, obstacle: { why, counts } };
  }
  const arranged = arrangeSeats(definition, table);
  return arranged.ok
    ? { ok: true, table: { ...table, seatOptions: arranged.seatOptions } }
    : { ok: false, obstacle: { why: 'refused', ...arranged.refusal } };
}

/** The teams of an arranged table: everybody alone where the game has none. */
export function teamsAt<G extends GameTypes>(
  definition: GameDefinition<G>,
  table: TableSetup<G>,
): readonly (readonly Seat[])[] {
  return definition.teams?.(table) ?? seatsOf(table.seats).map((seat) => [seat]);
}
