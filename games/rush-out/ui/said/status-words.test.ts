import { toMillis } from '@tablee/kernel';
import { speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { words } from '../../locale/index.ts';
import { NOW } from '../../rules/rush.scenario.ts';
import type { RushView } from '../../rules/types.ts';
import { A, HEROES, seen, sentBy } from '../play/table.scenario.ts';
import type { RushGame } from '../play/use-rush.ts';
import { statusWords } from './status-words.ts';

const say = speakerOf(words, 'fr');
const nameOf = (seat: number): string => ['Camille', 'Léa', 'Malik'][seat] ?? '?';

function told(view: RushView, hasShortTools = true): string {
  const game: Partial<RushGame> = {
    shown: sentBy(view),
    me: A,
    camp: 'heroes',
    fits: [[], [], []],
    aims: null,
    asked: null,
    locking: null,
    focus: null,
    chosen: null,
    read: null,
    pinging: null,
    hinted: null,
  };
  const telling = {
    view,
    viewer: A,
    happenings: [],
    say,
    nameOf,
    game: game as RushGame,
    noted: null,
    seconds: 0,
    isNarrow: false,
    hasShortTools,
  };
  return statusWords(telling).join(' ').replace(/\s/g, ' ');
}

/** All of the player's dice are on the giant, which has five squares. */
const LAID = HEROES.replace('t3 door: B1 . . .', 't3 giant: A1 . A2 A3 .')
  .replace('A cleric blue: sword fire joker', 'A cleric blue: (sword) (fire) (heart)')
  .replace('B bard brown: (key)', 'B bard brown: key')
  .replace('dragon 2', 'dragon 0');

describe('the status of a hero who is alone and has placed all dice', () => {
  it('names the button to touch by its label', () => {
    expect(told(seen(LAID))).toBe('Tes dés sont tous posés. Touche « Aide » : on viendra t’aider.');
    expect(told(seen(LAID), false)).toContain('Touche « Aide-moi ici »');
  });

  it('advises to wait after a ping', () => {
    const view = seen(LAID);
    expect(told({ ...view, pingedAt: [toMillis(NOW), null, null] })).toContain('Appel lancé');
  });

  it('names the partner who came', () => {
    const joined = LAID.replace('A1 . A2', 'A1 B1 A2').replace('B bard brown: key', 'B bard brown: (sword)');
    expect(told(seen(joined))).toContain('Léa est avec toi');
  });
});
