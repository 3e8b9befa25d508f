import { leftOf, type Seat } from '@tablee/kernel';
import { isOut } from '../rules/opening.ts';
import { additionsTo } from '../rules/search/finder.ts';
import { prospectsOf } from '../rules/search/prospects.ts';
import type { Card, Meld, RummuView } from '../rules/types.ts';

/** Cost of a discard that the next player can add at once. */
const FITS = 3;
/** Cost of a discard that goes with a card which is known to be in that hand. */
const KNOWN = 0.8;

/** Help of a discard for the next player, as far as public facts tell. */
export function helpOf(card: Card, melds: readonly Meld[], { hands }: RummuView, seat: Seat): number {
  const next = leftOf(seat, hands.length);
  const known = hands[next]?.known ?? [];
  const fits = isOut(melds, next) && melds.some(({ cards }) => [...additionsTo(cards, [card])].length > 0);
  return (fits ? FITS : 0) + KNOWN * prospectsOf(card, [...known, card]);
}
