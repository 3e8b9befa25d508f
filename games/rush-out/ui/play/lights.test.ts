import { describe, expect, it } from 'vitest';
import { countedOf, lightsOf } from './lights.ts';
import type { LegalSpots } from './touch.ts';

const FITS: LegalSpots = [['t1', 't2'], ['t2'], []];

describe('lit spots', () => {
  it('are all spots that a die fits', () => {
    expect(lightsOf(FITS, null)).toEqual(FITS);
    expect(lightsOf(FITS, { thing: null, lays: null, why: '' })).toEqual(FITS);
  });

  it('are those of the chosen die', () => {
    expect(lightsOf(countedOf(FITS, 1), null)).toEqual([[], ['t2'], []]);
  });

  it('are only the spot of the hint, even if the die fits others', () => {
    const hinted = { thing: 'die-0', lays: { die: 0, spot: 't2' }, why: '' } as const;
    expect(lightsOf(FITS, hinted)).toEqual([['t2'], [], []]);
  });

  it('are none while a hint advises a roll', () => {
    expect(lightsOf(FITS, { thing: 'roll', lays: null, why: '' })).toEqual([[], [], []]);
  });
});
