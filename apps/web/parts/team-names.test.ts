import type { AnyGame } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { teamNamesOf } from './team-names.ts';

const say = (id: string): string => `«${id}»`;
const teamNames = ({ sides }: { sides: string }): string[] => (sides === 'pairs' ? [] : ['giant', 'climbers']);

describe('the names of teams', () => {
  it('are said in the words of the game, in the order of the teams', () => {
    const game = { teamNames } as unknown as AnyGame;
    expect(teamNamesOf(game, { options: { sides: 'giant' } }, say)).toEqual(['«team.giant»', '«team.climbers»']);
    expect(teamNamesOf(game, { options: { sides: 'pairs' } }, say)).toEqual([]);
  });

  it('are none where the game gives none', () => {
    expect(teamNamesOf({} as AnyGame, { options: {} }, say)).toEqual([]);
  });
});
