import { describe, expect, it } from 'vitest';
import { arePartners, teamOf } from './teams.ts';

const TEAMS = [[0, 2], [3], [1, 4]];

describe('a team', () => {
  it('has a number and its seats', () => {
    expect(teamOf(TEAMS, 4)).toEqual({ n: 3, seats: [1, 4] });
  });

  it('is none for a seat alone, nor where there are no teams', () => {
    expect(teamOf(TEAMS, 3)).toBe(null);
    expect(teamOf(null, 0)).toBe(null);
  });

  it('makes partners of two, never of one with themself', () => {
    expect([2, 0, 1].map((other) => arePartners(TEAMS, 0, other))).toEqual([true, false, false]);
    expect(arePartners(null, 0, 1)).toBe(false);
  });
});
