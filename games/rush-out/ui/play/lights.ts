import type { Fits } from './touch.ts';
import type { RushGame } from './use-rush.ts';

/** The places that cards count, and where a touch on a card lays dice: those of the die in hand, else of all dice. */
export function countedOf(fits: Fits, chosen: number | null): Fits {
  return chosen === null ? fits : fits.map((spots, die) => (die === chosen ? spots : []));
}

/** The counted places that light up: while a hint points at something, only the place that it means. */
export function lightsOf(counted: Fits, hinted: RushGame['hinted']): Fits {
  if (!isPointing(hinted)) return counted;
  const lays = hinted?.lays ?? null;
  return counted.map((_, die) => (lays !== null && lays.die === die ? [lays.spot] : []));
}

/** One thing glows at a time: while a hint points at something, only that does. */
export function isPointing(hinted: RushGame['hinted']): boolean {
  return hinted !== null && hinted.thing !== null;
}
