import { describe, expect, it } from 'vitest';
import { expectedRolls } from './odds.ts';

const NO_JOKER = [false, false, false, false, false];
const FIRST = [true, false, false, false, false];

describe('expected rolls', () => {
  it('are six for one die and one square, three if its joker fits', () => {
    expect(expectedRolls([1, 0, 0, 0, 0], 1, NO_JOKER)).toBeCloseTo(6, 9);
    expect(expectedRolls([1, 0, 0, 0, 0], 1, FIRST)).toBeCloseTo(3, 9);
  });

  it('are 36/11 for two dice and one square', () => {
    expect(expectedRolls([0, 0, 1, 0, 0], 2, NO_JOKER)).toBeCloseTo(36 / 11, 9);
  });

  it('are more for two equal squares than for two different ones', () => {
    expect(expectedRolls([2, 0, 0, 0, 0], 2, NO_JOKER)).toBeCloseTo(96 / 11, 9);
    expect(expectedRolls([1, 1, 0, 0, 0], 2, NO_JOKER)).toBeLessThan(96 / 11);
  });

  it('are zero for a full card, and infinite for more squares than dice', () => {
    expect(expectedRolls([0, 0, 0, 0, 0], 0, NO_JOKER)).toBe(0);
    expect(expectedRolls([1, 1, 1, 1, 0], 3, NO_JOKER)).toBe(Infinity);
  });
});
