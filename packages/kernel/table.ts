import { type Seat, seatsOf } from './brands.ts';
import type { AnyGame, Arranged, GameDefinition, GameTypes, Refusal, Seating, TableSetup } from './game.ts';
import { defaultOptions, readOptions } from './options.ts';

/** All options of a preset, with defaults filled in. Null if there is no such preset. */
export function presetOptions<G extends GameTypes>(
  definition: Pick<GameDefinition<G>, 'id' | 'options' | 'presets'>,
  preset: string,
): G['options'] | null {
  if (!Object.hasOwn(definition.presets, preset)) return null;
  const read = readOptions(definition.options, definition.presets[preset]);
  if (!read.ok) throw new Error(`${definition.id}: preset ${preset} has no valid ${read.option}`);
  return read.options;
}

/** An arranged table of a preset, with default seat options. Null if there is no such preset. */
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

export function defaultSeatOptions<G extends GameTypes>(
  definition: Pick<GameDefinition<G>, 'seatOptions'>,
  seats: number,
): G['seatOptions'][] {
  return Array.from({ length: seats }, () => defaultOptions(definition.seatOptions));
}

export function arrangeSeats<G extends GameTypes>(
  definition: Pick<GameDefinition<G>, 'arrange'>,
  table: TableSetup<G>,
): Arranged<G> {
  return definition.arrange?.(table) ?? { ok: true, seatOptions: table.seatOptions };
}

export function mostSeats({ counts }: Seating): number {
  return counts.at(-1) as number;
}

/** Reason why the match cannot begin. */
export type Obstacle =
  | { readonly why: 'too-few' | 'bad-count'; readonly counts: readonly number[] }
  | ({ readonly why: 'refused' } & Refusal<GameTypes>);

export type ArrangedTable =
  | { readonly ok: true; readonly table: TableSetup<GameTypes> }
  | { readonly ok: false; readonly obstacle: Obstacle };

/** The table with its roles filled in, or the obstacle. */
export function arrangeTable(
  definition: Pick<AnyGame, 'seating' | 'arrange'>,
  table: TableSetup<GameTypes>,
): ArrangedTable {
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

/** Teams of an arranged table; one team per seat if the game has none. */
export function teamsAt<G extends GameTypes>(
  definition: Pick<GameDefinition<G>, 'teams'>,
  table: TableSetup<G>,
): readonly (readonly Seat[])[] {
  return definition.teams?.(table) ?? seatsOf(table.seats).map((seat) => [seat]);
}
