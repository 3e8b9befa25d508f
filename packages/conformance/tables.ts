import {
  type AnyGame,
  arrangeTable,
  type GameTypes,
  type OptionTable,
  presetOptions,
  type Rng,
  type TableSetup,
  tableFor,
} from '@tablee/kernel';

/** Seat options that no table allows together are common where roles are few. */
const TRIES = 20;

/** A table of that preset: what the preset leaves open varies, and so does what is chosen for each seat. */
export function variedTable(definition: AnyGame, preset: string, seats: number, rng: Rng): TableSetup<GameTypes> {
  const plain = plainTable(definition, preset, seats);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const options = { ...plain.options, ...someOptions(definition.options, rng), ...definition.presets[preset] };
    const arranged = arrangeTable(definition, { seats, options, seatOptions: someSeatOptions(definition, seats, rng) });
    if (arranged.ok) return arranged.table;
  }
  return plain;
}

/** What the players of a table could choose for themselves. */
export function someSeatOptions(definition: AnyGame, seats: number, rng: Rng): object[] {
  return Array.from({ length: seats }, () => someOptions(definition.seatOptions, rng));
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
    const { counts } = definition.seating(presetOptions(definition, preset) as object);
    return counts.map((seats) => ({ preset, seats }));
  });
}

/** A few of them that cover every preset and every seat count. */
export function fewSettings(settings: readonly Setting[]): Setting[] {
  const few: Setting[] = [];
  for (const preset of new Set(settings.map((setting) => setting.preset))) {
    const own = settings.filter((setting) => setting.preset === preset);
    few.push(own.find(({ seats }) => isNew(seats, few)) ?? (own[0] as Setting));
  }
  for (const setting of settings) if (isNew(setting.seats, few)) few.push(setting);
  return few;
}

function isNew(seats: number, settings: readonly Setting[]): boolean {
  return settings.every((setting) => setting.seats !== seats);
}
