import { describe, expect, it } from 'vitest';
import { firstAndLast, growthPerTable } from './trend.ts';

const samples = [10, 20, 30, 40, 50, 60, 70, 80].map((played) => ({ played, heapBytes: 1_000 + 7 * played }));

describe('a trend', () => {
  it('is what each table adds', () => {
    expect(growthPerTable(samples)).toBeCloseTo(7);
    expect(growthPerTable(samples.map(({ played }) => ({ played, heapBytes: 5 })))).toBe(0);
    expect(growthPerTable(samples.slice(0, 1))).toBe(0);
  });

  it('compares the first quarter with the last', () => {
    expect(firstAndLast(samples)).toEqual([1_105, 1_525]);
  });
});
