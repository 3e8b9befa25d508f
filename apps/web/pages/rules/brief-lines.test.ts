import { speaker } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { pageWords } from '../../locale/index.ts';
import { briefOf, leadOf } from './brief-lines.ts';

const say = speaker(
  {
    'brief.aim': 'Va à {target}. Vite\u00a0!',
    'brief.turn': 'Joue.',
    'brief.end': 'Fini.',
    'brief.win.title': 'Gagner à {target}',
    'brief.win': 'À {target}, on s’arrête.',
  },
  'fr',
);

describe('the text of a card', () => {
  it('begins with a lead if it has several sentences', () => {
    expect(leadOf('Une carte\u00a0: 1 point. On joue jusqu’à 50.')).toEqual({
      lead: 'Une carte\u00a0: 1 point.',
      rest: 'On joue jusqu’à 50.',
    });
    expect(leadOf('Plus de carte\u00a0? Tape\u00a0!')).toEqual({ lead: 'Plus de carte\u00a0?', rest: 'Tape\u00a0!' });
    expect(leadOf('Un seul mot.')).toEqual({ lead: '', rest: 'Un seul mot.' });
  });

  it('is the game’s own for each picture, with the options of the table', () => {
    expect(briefOf([{ id: 'win' }], { target: 75 }, say, pageWords('fr'))).toEqual([
      { id: 'win', title: 'Gagner à 75', lead: '', rest: 'À 75, on s’arrête.' },
    ]);
  });

  it('is aim, turn and end if a game has no pictures', () => {
    const told = briefOf([], { target: 75 }, say, pageWords('fr'));
    expect(told.map(({ title, lead }) => [title, lead])).toEqual([
      ['Le but', 'Va à 75.'],
      ['On joue', ''],
      ['La fin', ''],
    ]);
  });
});
