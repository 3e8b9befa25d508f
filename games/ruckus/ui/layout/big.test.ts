import { BIG_HEAD_PX, BIG_SCREEN, JOIN_CORNER, type Size } from '@tablee/table-ui';
import { doOverlap } from '@tablee/table-ui/overlap';
import { describe, expect, it } from 'vitest';
import { bigLayout } from './big.ts';

const FLOORS: Readonly<Record<string, Size>> = {
  'a television': BIG_SCREEN,
  'a wide screen': { width: 2560, height: 1080 },
  'an old projector': { width: 1920, height: 1440 },
};

/** Eighteen piles among two to five players, and a table at the start of a round. */
const LOADS: readonly (readonly number[])[] = [
  [9, 9],
  [12, 6],
  [6, 6, 6],
  [3, 9, 6],
  [5, 5, 4, 4],
  [3, 7, 3, 5],
  [4, 4, 3, 3, 4],
  [6, 3, 3, 3, 3],
  [3, 3],
  [3, 3, 3],
  [3, 3, 3, 3],
  [3, 3, 3, 3, 3],
];

const CASES = Object.entries(FLOORS).flatMap(([name, floor]) => LOADS.map((piles) => ({ name, floor, piles })));

describe.each(CASES)('$name with piles $piles', ({ floor, piles }) => {
  const { others, mine, draw } = bigLayout(floor, piles);
  const corner = {
    left: floor.width - JOIN_CORNER.width,
    top: floor.height - JOIN_CORNER.height,
    ...JOIN_CORNER,
  };

  it('has a place for every pile of every player, and none for a hand', () => {
    expect(others.map(({ slots }) => slots.length)).toEqual(piles);
    expect(mine).toBeNull();
  });

  it('shows piles as large as can be read across a room', () => {
    const widths = others.flatMap(({ slots }) => slots.map(({ width }) => width));
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(72);
  });

  it('keeps everything on the felt, below the head and out of the corner of the page', () => {
    for (const box of [...others.flatMap(({ plate, slots }) => [plate, ...slots]), draw]) {
      expect(box.left).toBeGreaterThanOrEqual(16);
      expect(box.top).toBeGreaterThanOrEqual(BIG_HEAD_PX);
      expect(box.left + box.width).toBeLessThanOrEqual(floor.width - 16);
      expect(box.top + box.height).toBeLessThanOrEqual(floor.height - 16);
      expect(doOverlap(box, corner)).toBe(false);
    }
  });

  it('lays nothing over anything else', () => {
    const all = [draw, ...others.flatMap(({ plate, slots }) => [plate, ...slots])];
    const pairs = all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));
    expect(pairs.filter(([one, other]) => doOverlap(one, other))).toEqual([]);
  });
});

describe('a round on a television', () => {
  it('begins with piles larger than on any other screen', () => {
    for (const count of [2, 3, 4]) {
      const { others } = bigLayout(
        BIG_SCREEN,
        Array.from({ length: count }, () => 3),
      );
      expect(others[0]?.slots[0]?.width).toBeGreaterThanOrEqual(140);
    }
  });
});
