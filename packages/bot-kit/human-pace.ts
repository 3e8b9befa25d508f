import type { Rng } from '@tablee/kernel';

/** Reaction times in milliseconds: half of them below the median, with a long tail above. */
export interface HumanPace {
  readonly notice: DelaySpread;
  /** From noticing to the finished action. */
  readonly act: DelaySpread;
  /** Relative slowdown of noticing for each event within the last second. */
  readonly perDistraction: number;
}

interface DelaySpread {
  readonly middle: number;
  /** Standard deviation of the logarithm: 0 is constant, 0.5 is human. */
  readonly scatter: number;
}

const MIN_DELAY_MS = 120;
const WORD_RANGE = 2 ** 32;

/** One random delay in milliseconds. */
export function humanDelay(pace: HumanPace, rng: Rng, distractions = 0): number {
  const noticing = sampleDelay(pace.notice, rng) * (1 + pace.perDistraction * distractions);
  return Math.round(Math.max(MIN_DELAY_MS, noticing + sampleDelay(pace.act, rng)));
}

/** Log-normal, as human reaction times are: never below zero, with a long tail. */
function sampleDelay({ middle, scatter }: DelaySpread, rng: Rng): number {
  return middle * Math.exp(scatter * standardNormal(rng));
}

/** Box–Muller transform. */
function standardNormal(rng: Rng): number {
  const [one, other] = [(rng.below(WORD_RANGE) + 1) / (WORD_RANGE + 1), rng.below(WORD_RANGE) / WORD_RANGE];
  return Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * other);
}
