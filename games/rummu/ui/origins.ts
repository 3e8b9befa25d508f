import type { Happening, Origin } from '@tablee/table-ui';
import type { Card, RummuSight, RummuTypes } from '../rules/types.ts';

export const STOCK_ANCHOR = 'stock';
export const DISCARDS_ANCHOR = 'discards';

/** Key of the card back; there is only one. */
export const CARD_BACK_KEY = 'card';

/** Anchor of the hand of a seat. */
export function seatAnchor(seat: number): string {
  return `seat-${seat}`;
}

/** Origins of cards that were not seen before: the stock, or another player's hand. */
export function originsOf(happenings: readonly Happening<RummuTypes>[]): ReadonlyMap<Card, Origin> {
  const pairs = happenings.flatMap(({ sights }) => sights.flatMap(originsIn));
  return new Map(pairs.map(([card, anchor]) => [card, { anchor, back: CARD_BACK_KEY }]));
}

function originsIn(sight: RummuSight): (readonly [Card, string])[] {
  switch (sight.kind) {
    case 'dealt':
      return [sight.up, ...(sight.hand ?? [])].map((card) => [card, STOCK_ANCHOR]);
    case 'drew':
      return sight.card === null ? [] : [[sight.card, STOCK_ANCHOR]];
    case 'laid':
      return sight.meld.cards.map((card) => [card, seatAnchor(sight.seat)]);
    case 'added':
      return sight.cards.map((card) => [card, seatAnchor(sight.seat)]);
    case 'swapped':
    case 'discarded':
      return [[sight.card, seatAnchor(sight.seat)]];
    default:
      return [];
  }
}
