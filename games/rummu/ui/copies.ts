import type { Card } from '../rules/card.ts';

export interface PlacedCard {
  readonly card: Card;
  readonly place: string;
}

/** The places of the first and the second copy of each card. */
export type CopyPlaces = ReadonlyMap<Card, readonly [string | null, string | null]>;

/**
 * Ones and sevens exist twice, and the copies look alike. A copy keeps its key while it stays in its place, so that the card
 * which moved is the one that flies.
 */
export function followCopies(before: CopyPlaces, lying: readonly PlacedCard[]): CopyPlaces {
  const places = Map.groupBy(lying, ({ card }) => card);
  return new Map(
    [...places].map(([card, now]) => {
      const at = now.map(({ place }) => place);
      const stays = (before.get(card) ?? [null, null]).map((place) => takeOut(at, place)) as [
        string | null,
        string | null,
      ];
      for (const place of at) stays[stays[0] === null ? 0 : 1] = place;
      return [card, stays];
    }),
  );
}

/** Removes the place from the list and returns it; null if it is not in the list. */
function takeOut(places: string[], place: string | null): string | null {
  const index = place === null ? -1 : places.indexOf(place);
  if (index === -1) return null;
  places.splice(index, 1);
  return place;
}

/** The key of the card at this place; `nth` counts identical cards there. */
export function keyAt(copies: CopyPlaces, { card, place }: PlacedCard, nth = 0): string {
  const [first, second] = copies.get(card) ?? [null, null];
  const isSecond = first !== place || (nth > 0 && second === place);
  return `${card}${isSecond && second === place ? '+' : ''}`;
}
