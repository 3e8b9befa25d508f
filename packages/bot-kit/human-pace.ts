import type { Rng } from '@tablee/kernel';

/** How fast somebody is, in milliseconds: half of the time faster than the middle, and now and then much slower. */
export interface HumanPace {
  /** Until something is noticed. */
  readonly notice: DelaySpread;
  /** From noticing to having done it. */
  readonly act: DelaySpread;
  /** How much longer noticing takes for each thing that happened within the last second. */
  readonly perDistraction: number;
}

interface DelaySpread {
  readonly middle: number;
  /** 0 is always the middle; 0.5 is a human scatter. */
  readonly scatter: number;
}

const MIN_DELAY_MS = 120;
const WORD_RANGE = 2 ** 32;

/** How long this person takes this time. */
export function humanDelay(pace: HumanPace, rng: Rng, distractions = 0): number {
  const noticing = sampleDelay(pace.notice, rng) * (1 + pace.perDistraction * distractions);
  return Math.round(Math.max(MIN_DELAY_MS, noticing + sampleDelay(pace.act, rng)));
}

/** Reaction times scatter as the logarithm of a bell curve does: never below zero, with a long tail. */
function sampleDelay({ middle, scatter }: DelaySpread, rng: Rng): number {
  return middle * Math.exp(scatter * standardNormal(rng));
}

/** Around 0 with a spread of 1 (Box and Muller). */
function standardNormal(rng: Rng): number {
  const [one, other] = [(rng.below(WORD_RANGE) + 1) / (WORD_RANGE + 1), rng.below(WORD_RANGE) / WORD_RANGE];
  return Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * other);
}
