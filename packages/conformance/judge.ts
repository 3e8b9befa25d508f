import type { Bots } from '@tablee/bot-kit';
import type { AnyGame } from '@tablee/kernel';
import fc from 'fast-check';
import { type Journey, type SkipCache, walk } from './journey.ts';
import type { Complaint, Law, LawRun } from './law.ts';
import type { Setting } from './tables.ts';

/** A number of journeys from one seed, at one preset and seat count. */
export interface Trial extends Setting {
  readonly seed: number;
  readonly runs: number;
  /** The game's bots; a toy may have none. */
  readonly bots?: Bots;
  /** Shared between the laws of one setting. */
  readonly skipCache?: SkipCache;
}

const LONGEST_WALK = 40;
const LONGEST_SKIP = 500;

/** Tries one law on one game. The complaint names the shortest failing journey. */
export function judge(definition: AnyGame, law: Law, trial: Trial): Complaint {
  const run = law.begin(definition, trial.bots ?? {});
  let found: Complaint = null;
  const property = fc.property(journeys(law, trial), (journey) => {
    const complaint = walkSafely(definition, trial, journey, run);
    if (complaint !== null) found = complaint;
    return complaint === null;
  });
  const details = fc.check(property, { seed: trial.seed, numRuns: trial.runs });
  if (!details.failed) return run.settle?.() ?? null;
  return `${found}\n  journey ${JSON.stringify(details.counterexample?.[0])}, fast-check seed ${details.seed}`;
}

/** A game that throws breaks every law: the rest of the journey is unknown. */
function walkSafely(definition: AnyGame, { bots = {}, skipCache }: Trial, journey: Journey, run: LawRun): Complaint {
  try {
    return walk(definition, bots, journey, run, skipCache);
  } catch (error) {
    return `threw ${String(error)}`;
  }
}

function journeys(law: Law, { preset, seats, choices }: Trial): fc.Arbitrary<Journey> {
  const isLong = law.watches === 'from-the-start';
  return fc.record({
    preset: fc.constant(preset),
    seats: fc.constant(seats),
    ...(choices === undefined ? {} : { choices: fc.constant(choices) }),
    varied: fc.boolean(),
    seed: fc.nat(),
    skip: isLong ? fc.constant(0) : fc.oneof(fc.constant(0), fc.integer({ min: 0, max: LONGEST_SKIP })),
    skipped: fc.constantFrom('by chance', 'by bots'),
    steps: fc.integer({ min: 0, max: isLong ? LONGEST_SKIP : LONGEST_WALK }),
  });
}
