import type { Seat } from '@tablee/kernel';
import { totalsOf } from './scoring.ts';
import type { Meld, RummuOptions, RummuTable } from './types.ts';

/** RM-A3: the number of cards in the first round. */
const FIRST_ROUND_CARDS = 4;
const BELOW_ZERO_CARDS = 3;
/** RM-15, RM-A2: cards needed from a total on, highest total first. */
const CARDS_BY_TOTAL: Readonly<Record<RummuOptions['sides'], readonly (readonly [from: number, cards: number])[]>> = {
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

/** Cards needed by totals of at least `from` and less than `below`; null for no limit. */
export interface OpeningStep {
  readonly cards: number;
  readonly from: number | null;
  readonly below: number | null;
}

/** RM-15, RM-A2: every step, lowest totals first. */
export function openingSteps(sides: RummuOptions['sides']): OpeningStep[] {
  const lowest = Number.NEGATIVE_INFINITY;
  return [lowest, ...CARDS_BY_TOTAL[sides].map(([from]) => from).toReversed()].map((total) => openingAt(sides, total));
}

/** RM-15, RM-A2. */
export function openingAt(sides: RummuOptions['sides'], total: number): OpeningStep {
  const steps = CARDS_BY_TOTAL[sides];
  const at = steps.findIndex(([from]) => total >= from);
  const [from, cards] = steps[at] ?? [null, BELOW_ZERO_CARDS];
  const [below] = (at === -1 ? steps.at(-1) : steps[at - 1]) ?? [null];
  return { cards, from, below };
}

/** RM-15, RM-A5: number of cards that open for this player; in pairs it depends on the team's total. */
export function cardsNeeded(table: RummuTable & { readonly hands: readonly object[] }, seat: Seat): number {
  if (table.round === 1) return FIRST_ROUND_CARDS;
  return openingAt(table.options.sides, totalsOf(table, table.hands.length)[seat] as number).cards;
}

/** RM-A5, RM-A23: true while a combination of the player's own lies on the table. */
export function isOut(melds: readonly Meld[], seat: Seat): boolean {
  return melds.some(({ owner }) => owner === seat);
}
