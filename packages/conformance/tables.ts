import { type AnyGame, type GameTypes, type OptionTable, type Rng, type TableSetup, tableFor } from '@tablee/kernel';

/** A table of that preset: what the preset leaves open varies, and so does what is chosen for each seat. */
export function variedTable(definition: AnyGame, preset: string, seats: number, rng: Rng): TableSetup<GameTypes> {
  const plain = plainTable(definition, preset, seats);
  return {
    seats,
    options: { ...plain.options, ...someOptions(definition.options, rng), ...definition.presets[preset] },
    seatOptions: plain.seatOptions.map(() => someOptions(definition.seatOptions, rng)),
  };
}

export function plainTable(definition: AnyGame, preset: string, seats: number): TableSetup<GameTypes> {
  const table = tableFor(definition, preset, seats);
  if (table === null) throw new RangeError(`${definition.id} has no preset ${preset}`);
  return table;
}

function someOptions(table: OptionTable<object>, rng: Rng): object {
  const specs = Object.entries(table) as [string, { choices: readonly unknown[] }][];
  return Object.fromEntries(specs.map(([name, { choices }]) => [name, rng.pick(choices)]));
}

export interface Setting {
  readonly preset: string;
  readonly seats: number;
}

/** Every preset with every seat count it allows. */
export function settingsOf(definition: AnyGame): Setting[] {
  return Object.keys(definition.presets).flatMap((preset) => {
    const { min, max } = definition.seating(plainTable(definition, preset, 1).options);
    return Array.from({ length: max - min + 1 }, (_, more) => ({ preset, seats: min + more }));
  });
}
