import { describe, expect, it } from 'vitest';
import { eyeFor, frameOf, middleOf, worthSeeing } from './frame.ts';

const SIGHT = { columns: 8, rows: 10 };
const DICE = [
  { x: 0, y: 0 },
  { x: 3, y: 0 },
];

describe('the frame of the felt', () => {
  it('extends beyond the window and beyond the dice', () => {
    const { left, right, top, bottom } = frameOf(DICE, SIGHT, null);
    expect(right - left + 1).toBeGreaterThan(SIGHT.columns + 4);
    expect(bottom - top + 1).toBeGreaterThan(SIGHT.rows + 4);
    const far = frameOf([...DICE, { x: 30, y: -20 }], SIGHT, null);
    expect(far.right).toBeGreaterThanOrEqual(35);
    expect(far.top).toBeLessThanOrEqual(-25);
  });

  it('never shrinks while there are dice on it', () => {
    const before = frameOf([...DICE, { x: 30, y: 0 }], SIGHT, null);
    expect(frameOf(DICE, SIGHT, before).right).toBe(before.right);
    expect(frameOf([], SIGHT, before).right).toBeLessThan(before.right);
  });
});

describe('the centre of the window', () => {
  const eye = middleOf(DICE);

  it('stays if the cells are visible already', () => {
    expect(eyeFor(DICE, eye, SIGHT)).toEqual(eye);
  });

  it('moves no further than the cells require', () => {
    const next = eyeFor([{ x: 7, y: 0 }], eye, SIGHT);
    expect(next.x).toBeGreaterThan(eye.x);
    expect(next.x + SIGHT.columns / 2).toBe(8.5);
    expect(next.y).toBe(eye.y);
  });

  it('is the middle of cells that do not fit the window', () => {
    expect(
      eyeFor(
        [
          { x: 0, y: 0 },
          { x: 19, y: 0 },
        ],
        eye,
        SIGHT,
      ).x,
    ).toBe(10);
  });
});

describe('the cells to show after a lay', () => {
  const LAID = { x: 20, y: 0 };
  const ISLAND = [LAID, { x: 21, y: 0 }, { x: 22, y: 0 }];

  it('are the whole table if it fits', () => {
    expect(worthSeeing(DICE, [{ x: 1, y: 1 }], SIGHT)).toEqual([...DICE, { x: 1, y: 1 }]);
  });

  it('are the island of the dice if the table does not fit, and the dice alone if the island does not', () => {
    expect(worthSeeing([...DICE, ...ISLAND], [LAID], SIGHT)).toEqual([...ISLAND, LAID]);
    expect(worthSeeing([...DICE, ...ISLAND], [LAID], { columns: 2, rows: 2 })).toEqual([LAID]);
  });
});
