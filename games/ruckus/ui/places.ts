import type { Box } from '@tablee/table-ui';
import type { Family } from '../rules/types.ts';
import { cardBox } from './layout/card-box.ts';
import type { HandPlace } from './layout/hand.ts';
import type { Layout, Mat } from './layout/index.ts';
import type { Slot } from './slots.ts';
import { type Spot, spotName } from './spots.ts';

/** Everybody else, clockwise from my left; a spectator sees all. */
export function seatsAround(count: number, me: number | null): number[] {
  const mine = me ?? -1;
  const around = Array.from({ length: count }, (_, index) => (mine + 1 + index) % count);
  return around.filter((seat) => seat !== me);
}

/** What lies in front of this seat. */
export function matOf({ others, mine }: Layout, seat: number, me: number | null, count: number): Mat | null {
  if (seat === me) return mine;
  return others[seatsAround(count, me).indexOf(seat)] ?? null;
}

/** The cards of a hand by name: which copy of its family each is. */
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

interface Laid {
  readonly layout: Layout;
  readonly slots: readonly (readonly Slot[])[];
  readonly hand: readonly Family[];
  readonly cards: readonly HandPlace[];
  readonly me: number | null;
  /** How large a card is that goes to a player's seat: into the hand. */
  readonly inHand?: number;
}

const IN_HAND = 26;

/** Where everything that travels begins and ends, by name. */
export function boxesByName({ layout, slots, hand, cards, me, inHand = IN_HAND }: Laid): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>([[spotName({ at: 'draw' }), layout.draw]]);
  for (const [seat, own] of slots.entries()) {
    const mat = matOf(layout, seat, me, slots.length);
    if (mat === null) continue;
    const { left, top } = mat.plate;
    boxes.set(spotName({ at: 'seat', seat }), cardBox(left + 12, top + 4, inHand));
    for (const [index, { family, isGone }] of own.entries()) {
      const box = mat.slots[index];
      if (box !== undefined && !isGone) boxes.set(spotName({ at: 'pile', seat, family }), box);
    }
  }
  for (const [index, { name }] of namedCards(hand).entries()) boxes.set(name, cards[index] as HandPlace);
  return boxes;
}
