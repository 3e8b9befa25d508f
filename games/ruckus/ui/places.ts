import { type Seat, toSeat } from '@tablee/kernel';
import { type Box, othersOf } from '@tablee/table-ui';
import type { Family } from '../rules/types.ts';
import { cardBox } from './layout/card-box.ts';
import type { HandPlace } from './layout/hand.ts';
import type { Layout, Mat } from './layout/index.ts';
import type { Slot } from './slots.ts';
import { type Spot, spotName } from './spots.ts';

/** The mat of this seat. */
export function matOf({ others, mine }: Layout, seat: number, me: Seat | null, count: number): Mat | null {
  if (seat === me) return mine;
  return others[othersOf(count, me ?? 'spectator').indexOf(toSeat(seat))] ?? null;
}

/** Names for the cards of a hand: the family and the number of the copy. */
export function namedCards(
  hand: readonly Family[],
): { readonly family: Family; readonly spot: Spot; readonly name: string }[] {
  const copies = new Map<Family, number>();
  return hand.map((family) => {
    const nth = copies.get(family) ?? 0;
    copies.set(family, nth + 1);
    const spot: Spot = { at: 'card', family, nth };
    return { family, spot, name: spotName(spot) };
  });
}

/** All touchable things by name. */
export function spotsByName(slots: PlacedThings['slots'], hand: readonly Family[]): ReadonlyMap<string, Spot> {
  const piles = slots.flatMap((own, seat) => own.map(({ family }): Spot => ({ at: 'pile', seat, family })));
  const cards = namedCards(hand).map(({ spot }) => spot);
  const all: readonly Spot[] = [{ at: 'draw' }, ...piles, ...cards];
  return new Map(all.map((spot) => [spotName(spot), spot]));
}

interface PlacedThings {
  readonly layout: Layout;
  readonly slots: readonly (readonly Slot[])[];
  readonly hand: readonly Family[];
  readonly cards: readonly HandPlace[];
  readonly me: Seat | null;
  /** Card width at the end of a flight to a player's seat. */
  readonly flownWidth?: number;
}

const FLOWN_CARD_WIDTH_PX = 26;

/** Start and end boxes of all flights, by name. */
export function boxesByName({
  layout,
  slots,
  hand,
  cards,
  me,
  flownWidth = FLOWN_CARD_WIDTH_PX,
}: PlacedThings): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>([[spotName({ at: 'draw' }), layout.draw]]);
  for (const [seat, own] of slots.entries()) {
    const mat = matOf(layout, seat, me, slots.length);
    if (mat === null) continue;
    const { left, top } = mat.plate;
    boxes.set(spotName({ at: 'seat', seat }), cardBox(left + 12, top + 4, flownWidth));
    for (const [index, { family, isGone }] of own.entries()) {
      const box = mat.slots[index];
      if (box !== undefined && !isGone) boxes.set(spotName({ at: 'pile', seat, family }), box);
    }
  }
  for (const [index, { name }] of namedCards(hand).entries()) boxes.set(name, cards[index] as HandPlace);
  return boxes;
}
