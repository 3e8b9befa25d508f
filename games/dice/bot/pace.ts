import { type HumanPace, humanDelay } from '@tablee/bot-kit';
import type { Rng } from '@tablee/kernel';

/** No choice: all dice are rolled, or nothing fits. */
const PLAIN_PACE: HumanPace = {
  notice: { middle: 700, scatter: 0.3 },
  act: { middle: 500, scatter: 0.3 },
  perDistraction: 0.15,
};
/** Choosing the dice to keep: slower with each of them. */
const CHOOSING_PACE: HumanPace = {
  notice: { middle: 900, scatter: 0.3 },
  act: { middle: 600, scatter: 0.3 },
  perDistraction: 0.2,
};
/** Composing a lay: slower with each die that is placed or moved. */
const LAYING_PACE: HumanPace = {
  notice: { middle: 1_600, scatter: 0.4 },
  act: { middle: 700, scatter: 0.3 },
  perDistraction: 0.3,
};

/** `among`: number of dice that could be kept; 0 if all must be rolled. */
export function waitToRoll(among: number, rng: Rng): number {
  return among < 2 ? humanDelay(PLAIN_PACE, rng) : humanDelay(CHOOSING_PACE, rng, among);
}

export function waitToLay(placed: number, moved: number, rng: Rng): number {
  return humanDelay(LAYING_PACE, rng, placed + moved);
}

/** A player who finds nothing has looked at each die, so fewer dice take less time. */
export function waitToPass(own: number, rng: Rng): number {
  return humanDelay(PLAIN_PACE, rng, own);
}
