import { type HumanPace, humanDelay } from '@tablee/bot-kit';
import type { Rng } from '@tablee/kernel';

/** Nothing is to be chosen: all dice are rolled, or nothing fits anywhere. */
const PLAIN: HumanPace = {
  notice: { middle: 700, scatter: 0.3 },
  act: { middle: 500, scatter: 0.3 },
  perDistraction: 0.15,
};
/** Which dice are left lying takes a thought for each of them. */
const CHOOSING: HumanPace = {
  notice: { middle: 900, scatter: 0.3 },
  act: { middle: 600, scatter: 0.3 },
  perDistraction: 0.2,
};
/** Finding what to lay takes longer the more dice come to lie somewhere else, and laying each takes a moment. */
const LAYING: HumanPace = {
  notice: { middle: 1_600, scatter: 0.4 },
  act: { middle: 700, scatter: 0.3 },
  perDistraction: 0.3,
};

/** `among` is how many dice could be left lying: none where all must be rolled. */
export function waitToRoll(among: number, rng: Rng): number {
  return among < 2 ? humanDelay(PLAIN, rng) : humanDelay(CHOOSING, rng, among);
}

export function waitToLay(placed: number, moved: number, rng: Rng): number {
  return humanDelay(LAYING, rng, placed + moved);
}

/** Somebody who finds nothing has looked at every die; the fewer there are, the sooner it is clear. */
export function waitToPass(own: number, rng: Rng): number {
  return humanDelay(PLAIN, rng, own);
}
