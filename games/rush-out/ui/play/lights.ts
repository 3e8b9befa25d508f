import type { LegalSpots } from './touch.ts';
import type { RushGame } from './use-rush.ts';

/** Places counted on cards and used by a touch on a card: those of the chosen die, otherwise of all dice. */
export function countedOf(fits: LegalSpots, chosen: number | null): LegalSpots {
  return chosen === null ? fits : fits.map((spots, die) => (die === chosen ? spots : []));
}

/** Counted places that are lit; while a hint points at something, only its place. */
export function lightsOf(counted: LegalSpots, hinted: RushGame['hinted']): LegalSpots {
  if (!isPointing(hinted)) return counted;
  const lays = hinted?.lays ?? null;
  return counted.map((_, die) => (lays !== null && lays.die === die ? [lays.spot] : []));
}

/** While a hint points at something, nothing else is highlighted. */
export function isPointing(hinted: RushGame['hinted']): boolean {
  return hinted !== null && hinted.thing !== null;
}
