import type { AnyClientRules } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { arePartners, teamOf, teamWordsOf } from './teams.ts';

const TEAMS = [[0, 2], [3], [1, 4]];
const WORDS = ['Elves', 'Dragon', 'Dwarves'].map((name) => ({ name, win: '' }));

describe('the words for teams', () => {
  const say = (id: string): string => `«${id}»`;
  const teamNames = ({ sides }: { sides: string }): string[] => (sides === 'pairs' ? [] : ['giant', 'climbers']);

  it('are those of the game, in the order of the teams', () => {
    const game = { teamNames } as unknown as AnyClientRules;
    expect(teamWordsOf(game, { sides: 'giant' }, say)).toEqual([
      { name: '«team.giant»', win: '«team.giant.win»' },
      { name: '«team.climbers»', win: '«team.climbers.win»' },
    ]);
    expect(teamWordsOf(game, { sides: 'pairs' }, say)).toEqual([]);
  });

  it('are empty if the game gives none', () => {
    expect(teamWordsOf({} as AnyClientRules, {}, say)).toEqual([]);
  });
});

describe('a team', () => {
  it('has a number, its seats, and a name if the game gives one', () => {
    expect(teamOf(TEAMS, [], 4)).toEqual({ n: 3, seats: [1, 4], name: null });
    expect(teamOf(TEAMS, WORDS, 4)).toEqual({ n: 3, seats: [1, 4], name: 'Dwarves' });
  });

  it('of a single seat counts only if it has a name', () => {
    expect(teamOf(TEAMS, WORDS, 3)).toEqual({ n: 2, seats: [3], name: 'Dragon' });
    expect(teamOf(TEAMS, [], 3)).toBe(null);
  });

  it('is null in a game without teams', () => {
    expect(teamOf(null, [], 0)).toBe(null);
  });

  it('makes partners of two different seats', () => {
    expect([2, 0, 1].map((other) => arePartners(TEAMS, 0, other))).toEqual([true, false, false]);
    expect(arePartners(null, 0, 1)).toBe(false);
  });
});
