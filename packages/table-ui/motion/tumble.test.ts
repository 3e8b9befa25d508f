import { describe, expect, it } from 'vitest';
import { spinOf } from './tumble.ts';

const THROWS = Array.from({ length: 40 }, (_, index) => spinOf(`die ${index} throw 1`));

describe('a tumbling die', () => {
  it('turns at least once around both axes', () => {
    for (const { x, y } of THROWS) expect(Math.min(Math.abs(x), Math.abs(y))).toBeGreaterThanOrEqual(360);
  });

  it('turns to all sides', () => {
    const sides = new Set(THROWS.map(({ x, y }) => `${Math.sign(x)} ${Math.sign(y)}`));
    expect(sides.size).toBe(4);
  });

  it('turns alike for the same throw, and differently for dice side by side', () => {
    expect(spinOf('die 1 throw 1')).toEqual(THROWS[1]);
    expect(new Set(THROWS.map(({ x, y, z }) => `${x} ${y} ${z}`)).size).toBe(THROWS.length);
  });
});
