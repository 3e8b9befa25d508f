import { toSeat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { handPlaces } from './layout/hand.ts';
import { layoutOf } from './layout/index.ts';
import { boxesByName, matOf, namedCards, spotsByName } from './places.ts';

const FLOOR = { width: 390, height: 790 };

describe('the seats of mats', () => {
  it('gives each seat its own mat', () => {
    const layout = layoutOf(FLOOR, { others: [3, 3, 3], mine: 4 });
    const mats = [0, 1, 2, 3].map((seat) => matOf(layout, seat, toSeat(2), 4));
    expect(mats[2]).toBe(layout.mine);
    expect([mats[3], mats[0], mats[1]]).toEqual([...layout.others]);
  });
});

describe('the places of things', () => {
  const hand = ['boum', 'boum', 'coa'] as const;
  const layout = layoutOf(FLOOR, { others: [3], mine: 4 });
  const cards = handPlaces(layout.tray, hand, false);
  const slots = [
    [{ family: 'zzz', isGone: false }],
    [
      { family: 'meuh', isGone: true },
      { family: 'dring', isGone: false },
    ],
  ] as const;
  const boxes = boxesByName({ layout, slots, hand, cards, me: toSeat(0) });

  it('are the draw pile, the seats, the piles that lie there and every card of the hand', () => {
    expect([...boxes.keys()].toSorted()).toEqual([
      'card-boum-0',
      'card-boum-1',
      'card-coa-0',
      'draw',
      'pile-0-zzz',
      'pile-1-dring',
      'seat-0',
      'seat-1',
    ]);
  });

  it('can be touched where they are no seats', () => {
    const spots = spotsByName(slots, hand);
    expect([...boxes.keys()].filter((name) => !spots.has(name))).toEqual(['seat-0', 'seat-1']);
    expect(spots.get('pile-1-dring')).toEqual({ at: 'pile', seat: 1, family: 'dring' });
    expect(spots.get('card-boum-1')).toEqual({ at: 'card', family: 'boum', nth: 1 });
  });

  it('a pile keeps its place beside one that has gone', () => {
    expect(boxes.get('pile-1-dring')).toEqual(layout.others[0]?.slots[1]);
  });

  it('copies of one family are told apart', () => {
    expect(namedCards(hand).map(({ name }) => name)).toEqual(['card-boum-0', 'card-boum-1', 'card-coa-0']);
    expect(boxes.get('card-boum-1')).toBe(cards[1]);
  });
});
