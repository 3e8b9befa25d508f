import type { Rng } from '@tablee/kernel';

/** How fast somebody is, in milliseconds: half of the time faster than the middle, and now and then much slower. */
export interface HumanPace {
  /** Until something is noticed. */
  readonly notice: Spread;
  /** From noticing to having done it. */
  readonly act: Spread;
  /** How much longer noticing takes for each thing that happened within the last second. */
  readonly perDistraction: number;
}

interface Spread {
  readonly middle: number;
  /** 0 is always the middle; 0.5 is a human scatter. */
  readonly scatter: number;
}

const FASTEST_MS = 120;
const WORDS = 2 ** 32;

/** How long this person takes this time. */
export function humanDelay(pace: HumanPace, rng: Rng, distractions = 0): number {
  const noticing = draw(pace.notice, rng) * (1 + pace.perDistraction * distractions);
  return Math.round(Math.max(FASTEST_MS, noticing + draw(pace.act, rng)));
}

/** Reaction times scatter as the logarithm of a bell curve does: never below zero, with a long tail. */
function draw({ middle, scatter }: Spread, rng: Rng): number {
  return middle * Math.exp(scatter * bell(rng));
}

/** Around 0 with a spread of 1 (Box and Muller). */
function bell(rng: Rng): number {
  const [one, other] = [(rng.below(WORDS) + 1) / (WORDS + 1), rng.below(WORDS) / WORDS];
  return Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * other);
}
