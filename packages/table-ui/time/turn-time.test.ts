import { describe, expect, it } from 'vitest';
import { stretchOf } from './turn-time.ts';

describe('the time of a turn', () => {
  it('is the turn’s own time first, then the bank', () => {
    const clock = { deadline: 100_000, left: 80_000, bank: 60_000 };
    expect(stretchOf(clock, false)).toEqual({ since: 20_000, until: 40_000, isBank: false });
    expect(stretchOf(clock, true)).toEqual({ since: 40_000, until: 100_000, isBank: true });
  });

  it('is one stretch without a bank', () => {
    const clock = { deadline: 90_000, left: 60_000, bank: 0 };
    expect(stretchOf(clock, true)).toEqual({ since: 30_000, until: 90_000, isBank: false });
  });

  it('begins in the bank if less than the bank was left', () => {
    const clock = { deadline: 100_000, left: 40_000, bank: 60_000 };
    expect(stretchOf(clock, true)).toEqual({ since: 60_000, until: 100_000, isBank: true });
  });

  it('is null if the clock is stopped or absent', () => {
    expect(stretchOf({ deadline: null, left: 40_000, bank: 0 }, false)).toBeNull();
    expect(stretchOf({ deadline: null, left: null, bank: 9_000 }, false)).toBeNull();
    expect(stretchOf(undefined, false)).toBeNull();
  });
});
