import { describe, expect, it } from 'vitest';
import { spotsAround } from './around.ts';

describe('places around the box', () => {
  it.each([2, 3, 4, 5, 6, 8])('are as many as seats, each its own: %i', (count) => {
    const spots = spotsAround(count, 0);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  });

  it('have mine at the lower edge, whichever it is', () => {
    for (const own of [0, 1, 2, 3]) {
      const lowest = Math.max(...spotsAround(4, own).map(({ y }) => y));
      expect(spotsAround(4, own)[own]?.y).toBe(lowest);
    }
  });

  it('have my left neighbour at the left', () => {
    expect(spotsAround(4, 2)[3]).toMatchObject({ x: 15 });
    expect(spotsAround(5, 4)[0]).toMatchObject({ x: 15 });
  });

  it('show a visitor the first seat at the lower edge', () => {
    expect(spotsAround(3, null)).toEqual(spotsAround(3, 0));
  });
});
