import { describe, expect, it } from 'vitest';
import { CARD_MELDS, fitMelds, STRIP_MELDS, TELEVISION_MELDS } from './fit-melds.ts';

describe('the size of combinations', () => {
  it('is the largest if there are few', () => {
    expect(fitMelds([3], { width: 600, height: 200 }, TELEVISION_MELDS)).toEqual({ width: 92, isCut: false });
    expect(fitMelds([], { width: 600, height: 200 }, TELEVISION_MELDS)).toEqual({ width: 92, isCut: false });
  });

  it('is smaller if another row would not fit', () => {
    expect(fitMelds([4, 4, 4], { width: 560, height: 200 }, TELEVISION_MELDS).width).toBeLessThan(92);
    expect(fitMelds([4, 4, 4], { width: 560, height: 330 }, TELEVISION_MELDS).width).toBe(92);
  });

  it('is smaller if a long run would be too wide', () => {
    const { width } = fitMelds([10], { width: 520, height: 400 }, TELEVISION_MELDS);
    expect(width * (1 + 0.56 * 9) + 12).toBeLessThanOrEqual(520);
  });

  it('stays legible even if there are too many', () => {
    const many = Array.from({ length: 20 }, () => 5);
    expect(fitMelds(many, { width: 500, height: 180 }, TELEVISION_MELDS)).toEqual({ width: 50, isCut: true });
  });

  it('leaves room for nine before one of three others on a desktop', () => {
    const nine = Array.from({ length: 9 }, () => 3);
    expect(fitMelds(nine, { width: 440, height: 220 }, CARD_MELDS)).toEqual({ width: 32, isCut: false });
  });

  it('as strips fits two rows if the row of a player is high enough', () => {
    expect(fitMelds([4, 4], { width: 156, height: 76 }, STRIP_MELDS)).toEqual({ width: 17, isCut: false });
    expect(fitMelds([4, 4], { width: 156, height: 46 }, STRIP_MELDS)).toEqual({ width: 17, isCut: true });
  });

  it('leaves the padding around them free', () => {
    const bare = { ...CARD_MELDS, edge: { width: 0, height: 0 } };
    expect(fitMelds([4], { width: 400, height: 70 }, CARD_MELDS).width).toBeLessThan(
      fitMelds([4], { width: 400, height: 70 }, bare).width,
    );
  });
});
