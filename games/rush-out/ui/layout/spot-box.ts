import type { Box } from '@tablee/table-ui';
import { allSpots, type Place, placeAt } from '../../rules/places.ts';
import type { RushView, Spot } from '../../rules/types.ts';
import type { Layout } from './types.ts';

/** Boxes by kind of place; `nth` counts places of the same kind. */
const BOXES: Readonly<Record<Place['kind'], (layout: Layout, nth: number, spot: Spot) => Box | undefined>> = {
  trial: ({ trials }, nth) => trials.cards[nth],
  spell: ({ spells }, nth) => spells.cards[nth],
  tile: ({ way }) => way.tile,
  laid: ({ ledge }, _, spot) => ledge?.slots?.find((slot) => slot.spot === spot)?.box,
};

export function spotsOfKind(view: RushView, kind: Place['kind']): Spot[] {
  return allSpots(view).filter((spot) => placeAt(view, spot)?.kind === kind);
}

/** Null if the table has no such place. */
export function spotBox(layout: Layout, view: RushView, spot: Spot): Box | null {
  const place = placeAt(view, spot);
  return place === null ? null : (BOXES[place.kind](layout, spotsOfKind(view, place.kind).indexOf(spot), spot) ?? null);
}
