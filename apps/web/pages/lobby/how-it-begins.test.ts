import type { TableInfo } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { pageWords } from '../../locale/index.ts';
import { howItBegins } from './how-it-begins.ts';
import { BOT, LEA, ME, OPEN, waiting } from './roles.scenario.ts';

function said(teams: TableInfo['teams']) {
  return howItBegins(waiting([ME, BOT, LEA, OPEN], { teams }), 0, pageWords('fr'), 'fr');
}

describe('the start button', () => {
  it('names the opponents, or counts the players on narrow screens', () => {
    expect(said(null)).toEqual({ long: 'à 3, avec Kiwi et Léa', short: 'à 3' });
  });

  it('names the teams, or counts equal teams on narrow screens', () => {
    expect(said([[0], [1], [2]])).toEqual({ long: 'à 3, toi contre Kiwi contre Léa', short: 'à 3, trois équipes' });
    expect(said([[1], [0, 2]]).long).toBe('à 3, Léa et toi contre Kiwi');
    expect(said([[0, 1, 2]]).long).toBe('à 3, ensemble');
  });

  it('counts the players of each side if teams are unequal', () => {
    expect(said([[0, 2], [1]]).short).toBe('à 3, 2 contre 1');
  });
});
