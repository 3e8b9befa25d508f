import type { Fits } from './touch.ts';
import type { RushGame } from './use-rush.ts';

/** Which of the places where dice fit light up: those of the die that a hint points at or that is in hand, else all. */
export function lightsOf(fits: Fits, chosen: number | null, hinted: RushGame['hinted']): Fits {
  if (isPointing(hinted)) {
    const lays = hinted?.lays ?? null;
    return fits.map((_, die) => (lays !== null && lays.die === die ? [lays.spot] : []));
  }
  return chosen === null ? fits : fits.map((spots, die) => (die === chosen ? spots : []));
}

/** One thing glows at a time: while a hint points at something, only that does. */
export function isPointing(hinted: RushGame['hinted']): boolean {
  return hinted !== null && hinted.thing !== null;
}
