import { describe, expect, it } from 'vitest';
import { countedOf, lightsOf } from './lights.ts';
import type { LegalSpots } from './touch.ts';

const FITS: LegalSpots = [['t1', 't2'], ['t2'], []];

describe('what lights up', () => {
  it('is every place where a die fits', () => {
    expect(lightsOf(FITS, null)).toEqual(FITS);
    expect(lightsOf(FITS, { thing: null, lays: null, why: '' })).toEqual(FITS);
  });

  it('is where the die in hand fits', () => {
    expect(lightsOf(countedOf(FITS, 1), null)).toEqual([[], ['t2'], []]);
  });

  it('is the one card that a hint means, also where the die fits others', () => {
    const hinted = { thing: 'die-0', lays: { die: 0, spot: 't2' }, why: '' } as const;
    expect(lightsOf(FITS, hinted)).toEqual([['t2'], [], []]);
  });

  it('is no card while a hint says to roll', () => {
    expect(lightsOf(FITS, { thing: 'roll', lays: null, why: '' })).toEqual([[], [], []]);
  });
});
