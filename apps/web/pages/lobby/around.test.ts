import { describe, expect, it } from 'vitest';
import { spotsAround } from './around.ts';

describe('places around the box', () => {
  it.each([2, 3, 4, 5, 6, 8])('have a spot each: %i', (count) => {
    const spots = spotsAround(count, 0);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  });

  it('have the viewer’s own at the lower edge, whichever seat it is', () => {
    for (const own of [0, 1, 2, 3]) {
      const lowest = Math.max(...spotsAround(4, own).map(({ y }) => y));
      expect(spotsAround(4, own)[own]?.y).toBe(lowest);
    }
  });

  it('have the left neighbour at the left', () => {
    expect(spotsAround(4, 2)[3]).toMatchObject({ x: 15 });
    expect(spotsAround(5, 4)[0]).toMatchObject({ x: 15 });
  });

  it('have the first seat at the lower edge for a visitor', () => {
    expect(spotsAround(3, null)).toEqual(spotsAround(3, 0));
  });
});
