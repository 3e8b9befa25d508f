import {
  type AnyGame,
  defaultOptions,
  type GameTypes,
  type OptionTable,
  type TableSetup,
  tableFor,
} from '@tablee/kernel';
import fc from 'fast-check';
import { type Journey, walk } from './journey.ts';
import type { Complaint, Law } from './law.ts';

/** Where a law is tried: one preset, one seat count, so many journeys from one seed. */
export interface Trial {
  readonly preset: string;
  readonly seats: number;
  readonly seed: number;
  readonly runs: number;
}

const LONGEST_WALK = 40;
const LONGEST_SKIP = 500;

/** Tries one law on one game; the complaint carries the shortest journey that shows it. */
export function judge(definition: AnyGame, law: Law, trial: Trial): Complaint {
  const run = law.begin(definition);
  let found: Complaint = null;
  const property = fc.property(journeys(definition, law, trial), (journey) => {
    const complaint = walkSafely(definition, journey, law.id, run);
    if (complaint !== null) found = complaint;
    return complaint === null;
  });
  const details = fc.check(property, { seed: trial.seed, numRuns: trial.runs });
  if (!details.failed) return run.settle?.() ?? null;
  return `${found}\n  journey ${JSON.stringify(details.counterexample?.[0])}, fast-check seed ${details.seed}`;
}

/** A game that throws on the way breaks the law of totality; the other laws have seen what came before. */
function walkSafely(definition: AnyGame, journey: Journey, law: string, run: Parameters<typeof walk>[2]): Complaint {
  try {
    return walk(definition, journey, run);
  } catch (error) {
    return law === 'total' ? `threw ${String(error)}` : null;
  }
}

function journeys(definition: AnyGame, law: Law, { preset, seats }: Trial): fc.Arbitrary<Journey> {
  const plain = tableFor(definition, preset, seats);
  if (plain === null) throw new RangeError(`${definition.id} has no preset ${preset}`);
  const ownOptions: object = definition.presets[preset] ?? {};
  const isLong = law.watches === 'from-the-start';
  return fc.record({
    seed: fc.nat(),
    skip: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: isLong ? 0 : LONGEST_SKIP })),
    steps: fc.integer({ min: 0, max: isLong ? LONGEST_SKIP : LONGEST_WALK }),
    table: tables(definition, plain, ownOptions),
  });
}

/** What the preset leaves open varies, and so does what is chosen for each seat. */
function tables(definition: AnyGame, plain: TableSetup<GameTypes>, fixed: object): fc.Arbitrary<TableSetup<GameTypes>> {
  return fc.record({
    seats: fc.constant(plain.seats),
    options: someOptions(definition.options).map((options) => ({ ...plain.options, ...options, ...fixed })),
    seatOptions: fc.array(someOptions(definition.seatOptions), { minLength: plain.seats, maxLength: plain.seats }),
  });
}

function someOptions(table: OptionTable<object>): fc.Arbitrary<object> {
  const specs = Object.entries(table) as [string, { choices: readonly unknown[] }][];
  const any = fc.record(Object.fromEntries(specs.map(([name, { choices }]) => [name, fc.constantFrom(...choices)])));
  return fc.oneof(fc.constant(defaultOptions(table)), any);
}
