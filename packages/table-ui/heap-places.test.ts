import { describe, expect, it } from 'vitest';
import { heapPlaces } from './heap-places.ts';

describe('a loose heap', () => {
  it('shows no more pieces than its capacity', () => {
    expect(heapPlaces(5, 20)).toHaveLength(5);
    expect(heapPlaces(50, 20)).toHaveLength(20);
    expect(heapPlaces(0, 20)).toEqual([]);
  });

  it('never moves a piece when another is taken', () => {
    expect(heapPlaces(12, 20)).toEqual(heapPlaces(13, 20).slice(0, 12));
  });

  it('lies within its bounds', () => {
    for (const { x, y } of heapPlaces(20, 20)) expect(Math.hypot(x, y)).toBeLessThanOrEqual(1);
  });
});
