import {
  type AnyGame,
  arrangeTable,
  defaultSeatOptions,
  type GameTypes,
  type OptionTable,
  presetOptions,
  type Rng,
  seatsOf,
  type TableSetup,
} from '@tablee/kernel';

/** Random seat options often contradict each other where roles are few. */
const MAX_TRIES = 20;

/** A random table of the setting: draws open options and seat options. */
export function variedTable(definition: AnyGame, setting: Setting, rng: Rng): TableSetup<GameTypes> {
  const { preset, seats } = setting;
  const plain = plainTable(definition, setting);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const options = { ...plain.options, ...randomOptions(definition.options, rng), ...definition.presets[preset] };
    const seatOptions = withChoices(randomSeatOptions(definition, seats, rng), setting);
    const arranged = arrangeTable(definition, { seats, options, seatOptions });
    if (arranged.ok) return arranged.table;
  }
  return plain;
}

export function randomSeatOptions(definition: AnyGame, seats: number, rng: Rng): object[] {
  return Array.from({ length: seats }, () => randomOptions(definition.seatOptions, rng));
}

export function plainTable(definition: AnyGame, setting: Setting): TableSetup<GameTypes> {
  const { preset, seats } = setting;
  const options = presetOptions(definition, preset);
  if (options === null) throw new RangeError(`${definition.id} has no preset ${preset}`);
  const seatOptions = withChoices(defaultSeatOptions(definition, seats), setting);
  const arranged = arrangeTable(definition, { seats, options, seatOptions });
  if (!arranged.ok) throw new Error(`${definition.id}: ${seats} seats of ${preset} cannot be arranged`);
  return arranged.table;
}

function withChoices(seatOptions: readonly object[], { choices = [] }: Setting): object[] {
  return seatOptions.map((options, seat) => ({ ...options, ...choices[seat] }));
}

function randomOptions(table: OptionTable<object>, rng: Rng): object {
  const specs = Object.entries(table) as [string, { choices: readonly unknown[] }][];
  return Object.fromEntries(specs.map(([name, { choices }]) => [name, rng.pick(choices)]));
}

export interface Setting {
  readonly preset: string;
  readonly seats: number;
  /** Seat options; missing ones are left open. */
  readonly choices?: readonly object[];
}

/** The seat options to try at a number of seats, each in the form of `choices`. */
export type Arrangements = (seats: number) => readonly (readonly object[])[];

/** One arrangement per seat, in which that seat alone makes this choice: for a role that only one can have. */
export function inEverySeat(choice: object): Arrangements {
  return (seats) => seatsOf(seats).map((one) => seatsOf(seats).map((seat) => (seat === one ? choice : {})));
}

export function withEveryArrangement(settings: readonly Setting[], arrangements: Arrangements): Setting[] {
  return settings.flatMap((setting) => arrangements(setting.seats).map((choices) => ({ ...setting, choices })));
}

/** Every setting with one arrangement, cycling through the arrangements. */
export function withOneArrangementEach(settings: readonly Setting[], arrangements: Arrangements): Setting[] {
  return settings.map((setting, index) => {
    const all = arrangements(setting.seats);
    return { ...setting, choices: all[index % all.length] ?? [] };
  });
}

export function settingsOf(definition: AnyGame): Setting[] {
  return Object.keys(definition.presets).flatMap((preset) => {
    const { counts } = definition.seating(presetOptions(definition, preset) as object);
    return counts.map((seats) => ({ preset, seats }));
  });
}

/** A subset that covers every preset and every seat count. */
export function coveringSettings(settings: readonly Setting[]): Setting[] {
  const few: Setting[] = [];
  for (const preset of new Set(settings.map((setting) => setting.preset))) {
    const own = settings.filter((setting) => setting.preset === preset);
    few.push(own.find(({ seats }) => isNewSeatCount(seats, few)) ?? (own[0] as Setting));
  }
  for (const setting of settings) if (isNewSeatCount(setting.seats, few)) few.push(setting);
  return few;
}

function isNewSeatCount(seats: number, settings: readonly Setting[]): boolean {
  return settings.every((setting) => setting.seats !== seats);
}
