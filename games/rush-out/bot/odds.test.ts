import { describe, expect, it } from 'vitest';
import { expectedRolls } from './odds.ts';

const NO_JOKER = [false, false, false, false, false];
const FIRST = [true, false, false, false, false];

describe('how many rolls squares take', () => {
  it('one square takes one die six rolls, three where its joker helps', () => {
    expect(expectedRolls([1, 0, 0, 0, 0], 1, NO_JOKER)).toBeCloseTo(6, 9);
    expect(expectedRolls([1, 0, 0, 0, 0], 1, FIRST)).toBeCloseTo(3, 9);
  });

  it('one square takes two dice 36 of 11 rolls', () => {
    expect(expectedRolls([0, 0, 1, 0, 0], 2, NO_JOKER)).toBeCloseTo(36 / 11, 9);
  });

  it('two equal squares take two dice longer than two different ones', () => {
    expect(expectedRolls([2, 0, 0, 0, 0], 2, NO_JOKER)).toBeCloseTo(96 / 11, 9);
    expect(expectedRolls([1, 1, 0, 0, 0], 2, NO_JOKER)).toBeLessThan(96 / 11);
  });

  it('nothing is left to roll for a full card, and more squares than dice are never filled', () => {
    expect(expectedRolls([0, 0, 0, 0, 0], 0, NO_JOKER)).toBe(0);
    expect(expectedRolls([1, 1, 1, 1, 0], 3, NO_JOKER)).toBe(Infinity);
  });
});
