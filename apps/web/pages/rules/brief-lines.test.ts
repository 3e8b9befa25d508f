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

describe('what is told beside a picture', () => {
  it('begins with a sentence that stands out, where there are several', () => {
    expect(leadOf('Une carte\u00a0: 1 point. On joue jusqu’à 50.')).toEqual({
      lead: 'Une carte\u00a0: 1 point.',
      rest: 'On joue jusqu’à 50.',
    });
    expect(leadOf('Plus de carte\u00a0? Tape\u00a0!')).toEqual({ lead: 'Plus de carte\u00a0?', rest: 'Tape\u00a0!' });
    expect(leadOf('Un seul mot.')).toEqual({ lead: '', rest: 'Un seul mot.' });
  });

  it('is what the game says of each picture, with what was agreed at the table', () => {
    expect(briefOf([{ id: 'win' }], { target: 75 }, say, pageWords('fr'))).toEqual([
      { id: 'win', title: 'Gagner à 75', lead: '', rest: 'À 75, on s’arrête.' },
    ]);
  });

  it('is the aim, a turn and the end where a game has no pictures', () => {
    const told = briefOf([], { target: 75 }, say, pageWords('fr'));
    expect(told.map(({ title, lead }) => [title, lead])).toEqual([
      ['Le but', 'Va à 75.'],
      ['On joue', ''],
      ['La fin', ''],
    ]);
  });
});
