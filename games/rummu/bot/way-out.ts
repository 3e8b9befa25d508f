import type { Seat } from '@tablee/kernel';
import { type Card, COLOURS, HIGHEST } from '../rules/card.ts';
import { cardsNeeded, isOut } from '../rules/opening.ts';
import { JOKER_BIT, NATURAL_BITS, type Rows, rowsOf } from '../rules/search/rows.ts';
import type { Meld, RummuView } from '../rules/types.ts';

/** RM-15: number of cards that this hand lacks to open; 0 for a seat that has opened. */
export function farFromOpening(view: RummuView, seat: Seat, melds: readonly Meld[], hand: readonly Card[]): number {
  return isOut(melds, seat) ? 0 : missingToOpen(hand, cardsNeeded(view, seat));
}

/** RM-15: number of cards that a hand lacks for a combination of this size; 0 if it has one. */
export function missingToOpen(hand: readonly Card[], needed: number): number {
  const rows = rowsOf(hand);
  let most = needed > COLOURS.length ? 0 : Math.min(needed, Math.max(...rows.map(countBits)));
  for (let first = 0; first + needed - 1 <= HIGHEST; first += 1) {
    for (const colour of NATURAL_BITS) most = Math.max(most, mostOfOneColour(rows, colour, first, needed));
    if (needed <= COLOURS.length) most = Math.max(most, mostOfSeveral(rows, first, first + needed, 0));
  }
  return needed - most;
}

/** RM-8, RM-13: cards of one number. */
function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** RM-11: fewer jokers than other cards. */
function mostOfOneColour(rows: Rows, colour: number, first: number, size: number): number {
  let [naturals, jokers] = [0, 0];
  for (let number = first; number < first + size; number += 1) {
    const here = rows[number] as number;
    if ((here & colour) !== 0) naturals += 1;
    else if ((here & JOKER_BIT) !== 0) jokers += 1;
  }
  return naturals + Math.min(jokers, Math.floor((size - 1) / 2));
}

/** RM-9, RM-12: each number in a colour of its own. Tries every choice: a run of several colours has five numbers at most. */
function mostOfSeveral(rows: Rows, next: number, end: number, used: number): number {
  if (next === end) return 0;
  let most = mostOfSeveral(rows, next + 1, end, used);
  for (let here = (rows[next] as number) & ~used; here !== 0 && most < end - next; here &= here - 1) {
    most = Math.max(most, 1 + mostOfSeveral(rows, next + 1, end, used | (here & -here)));
  }
  return most;
}
