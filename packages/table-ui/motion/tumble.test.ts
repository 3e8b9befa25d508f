import { describe, expect, it } from 'vitest';
import { spinOf } from './tumble.ts';

const THROWS = Array.from({ length: 40 }, (_, index) => spinOf(`die ${index} throw 1`));

describe('how a die tumbles', () => {
  it('at least once around, across both axes', () => {
    for (const { x, y } of THROWS) expect(Math.min(Math.abs(x), Math.abs(y))).toBeGreaterThanOrEqual(360);
  });

  it('to all sides', () => {
    const sides = new Set(THROWS.map(({ x, y }) => `${Math.sign(x)} ${Math.sign(y)}`));
    expect(sides.size).toBe(4);
  });

  it('the same throw always alike, dice side by side each its own way', () => {
    expect(spinOf('die 1 throw 1')).toEqual(THROWS[1]);
    expect(new Set(THROWS.map(({ x, y, z }) => `${x} ${y} ${z}`)).size).toBe(THROWS.length);
  });
});
