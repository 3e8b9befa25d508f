import { useMemo, useState } from 'react';
import type { Composition } from '../rules/compose.ts';
import type { Card, RummuView } from '../rules/types.ts';
import { followCopies, keyAt, type PlacedCard } from './copies.ts';
import { cardIn, cardsOf, type OwnCard } from './hand/order.ts';

export interface CardKeys {
  /** The key by which a card is followed from place to place. */
  readonly keyOf: (lying: PlacedCard) => string;
  readonly keyOfOwn: (own: OwnCard) => string;
}

const HAND = 'hand';

/** Keys that tell two copies of a card apart by their last places. */
export function useCopies(
  view: RummuView,
  now: Composition | null,
  held: readonly OwnCard[],
  thrown: Card | null,
): CardKeys {
  const lying = useMemo(() => {
    const melds = now?.melds ?? view.melds;
    const top = view.discards.at(-1) ?? null;
    return [
      ...cardsOf(held).map((card) => ({ card, place: HAND })),
      ...melds.flatMap(({ id, cards }) => cards.map((card) => ({ card, place: `meld-${id}` }))),
      ...(thrown === null ? [] : [{ card: thrown, place: 'thrown' }]),
      ...(top === null ? [] : [{ card: top, place: 'top' }]),
    ];
  }, [view, now, held, thrown]);
  const [kept, setKept] = useState(() => ({ lying, copies: followCopies(new Map(), lying) }));
  const { copies } = kept.lying === lying ? kept : { copies: followCopies(kept.copies, lying) };
  if (kept.lying !== lying) setKept({ lying, copies });
  return {
    keyOf: (one) => keyAt(copies, one),
    keyOfOwn: (own) => keyAt(copies, { card: cardIn(own), place: HAND }, own.endsWith('+') ? 1 : 0),
  };
}
