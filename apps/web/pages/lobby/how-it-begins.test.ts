import type { TableInfo } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { pageWords } from '../../locale/index.ts';
import { howItBegins } from './how-it-begins.ts';
import { BOT, LEA, ME, OPEN, waiting } from './roles.scenario.ts';

function said(teams: TableInfo['teams']) {
  return howItBegins(waiting([ME, BOT, LEA, OPEN], { teams }), 0, pageWords('fr'), 'fr');
}

describe('the button to begin', () => {
  it('says with whom, and with how many where there is little room', () => {
    expect(said(null)).toEqual({ long: 'à 3, avec Kiwi et Léa', short: 'à 3' });
  });

  it('says who plays with whom, and counts equal teams where there is little room', () => {
    expect(said([[0], [1], [2]])).toEqual({ long: 'à 3, toi contre Kiwi contre Léa', short: 'à 3, trois équipes' });
    expect(said([[1], [0, 2]]).long).toBe('à 3, Léa et toi contre Kiwi');
    expect(said([[0, 1, 2]]).long).toBe('à 3, ensemble');
  });

  it('says how many play against how many where teams are not equal', () => {
    expect(said([[0, 2], [1]]).short).toBe('à 3, 2 contre 1');
  });
});
