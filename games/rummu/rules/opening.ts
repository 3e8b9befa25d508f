import type { Seat } from '@tablee/kernel';
import { totalsOf } from './scoring.ts';
import type { Meld, RummuOptions, RummuTable } from './types.ts';

/** RM-A3: everybody, in the first round. */
const FIRST_ROUND = 4;
const BELOW_ZERO = 3;
/** RM-15, RM-A2: from which score on how many cards are asked for. */
const STEPS: Readonly<Record<RummuOptions['sides'], readonly (readonly [from: number, cards: number])[]>> = {
  alone: [
    [150, 6],
    [100, 5],
    [0, 4],
  ],
  pairs: [
    [400, 6],
    [200, 5],
    [0, 4],
  ],
};

/** RM-15, RM-A5: how many cards the first combination of a player must have; in pairs by the score of the team. */
export function cardsNeeded(table: RummuTable & { readonly hands: readonly object[] }, seat: Seat): number {
  if (table.round === 1) return FIRST_ROUND;
  const total = totalsOf(table, table.hands.length)[seat] as number;
  const step = STEPS[table.options.sides].find(([from]) => total >= from);
  return step?.[1] ?? BELOW_ZERO;
}

/** RM-A5, RM-A23: a player is out while a combination of their own lies on the table. */
export function isOut(melds: readonly Meld[], seat: Seat): boolean {
  return melds.some(({ owner }) => owner === seat);
}
