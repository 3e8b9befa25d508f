import type { Card } from '../rules/card.ts';

/** A card and where it lies. */
export interface Lying {
  readonly card: Card;
  readonly place: string;
}

/** Where the first and the second copy of each card lay that there are two of. */
export type Copies = ReadonlyMap<Card, readonly [string | null, string | null]>;

/**
 * Ones and sevens are there twice, and nobody can tell the copies apart. Each keeps its name while it keeps its place, so
 * that what flies is the card that was moved and not its twin.
 */
export function followCopies(before: Copies, lying: readonly Lying[]): Copies {
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

/** The place, if it is among them still: it is not, then. */
function takeOut(places: string[], place: string | null): string | null {
  const index = place === null ? -1 : places.indexOf(place);
  if (index === -1) return null;
  places.splice(index, 1);
  return place;
}

/** By which name the card at this place is followed; `nth` of those alike there. */
export function keyAt(copies: Copies, { card, place }: Lying, nth = 0): string {
  const [first, second] = copies.get(card) ?? [null, null];
  const isSecond = first !== place || (nth > 0 && second === place);
  return `${card}${isSecond && second === place ? '+' : ''}`;
}
