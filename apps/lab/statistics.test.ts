import { describe, expect, it } from 'vitest';
import { shareOf, showShare } from './statistics.ts';

describe('a share with its interval', () => {
  it('is the Wilson interval', () => {
    const { low, high } = shareOf(50, 100);
    expect(low).toBeCloseTo(0.4038, 4);
    expect(high).toBeCloseTo(0.5962, 4);
  });

  it('stays within 0 and 1 at the ends', () => {
    expect(shareOf(0, 10)).toMatchObject({ share: 0, low: 0 });
    expect(shareOf(0, 10).high).toBeCloseTo(0.2775, 4);
    expect(shareOf(10, 10).high).toBeCloseTo(1, 10);
  });

  it('is the whole range from 0 to 1 if nothing was counted', () => {
    expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });

  it('is shown in percent', () => {
    expect(showShare(shareOf(50, 100))).toBe('50.0 % (40.4 to 59.6)');
  });
});
