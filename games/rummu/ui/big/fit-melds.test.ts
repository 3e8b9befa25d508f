import { describe, expect, it } from 'vitest';
import { fitMelds } from './fit-melds.ts';

describe('combinations on a television', () => {
  it('are as large as they can be where there are few', () => {
    expect(fitMelds([3], { width: 600, height: 200 })).toBe(92);
    expect(fitMelds([], { width: 600, height: 200 })).toBe(92);
  });

  it('become smaller where another row would not fit', () => {
    expect(fitMelds([4, 4, 4], { width: 560, height: 200 })).toBeLessThan(92);
    expect(fitMelds([4, 4, 4], { width: 560, height: 330 })).toBe(92);
  });

  it('become smaller where a long run would be wider than its place', () => {
    const width = fitMelds([10], { width: 520, height: 400 });
    expect(width * (1 + 0.56 * 9) + 12).toBeLessThanOrEqual(520);
  });

  it('stay as large as a room needs, even where they are too many', () => {
    expect(
      fitMelds(
        Array.from({ length: 20 }, () => 5),
        { width: 500, height: 180 },
      ),
    ).toBe(50);
  });
});
