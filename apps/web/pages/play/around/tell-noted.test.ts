import type { Seat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { pageWords } from '../../../locale/index.ts';
import type { LogNote } from '../../../session/noted.ts';
import { tellNoted } from './tell-noted.ts';

const ALL: LogNote['what'][] = ['away', 'back', 'stand-in', 'pause', 'time-out'];

function told(what: LogNote['what'], seat: number | null, hasPlayed = false): string | null {
  return tellNoted({ seq: 1, what, seat, name: 'Léa', hasPlayed }, 0 as Seat, pageWords('fr'));
}

describe('a notice about the match', () => {
  it.each(ALL)('names the player: %s', (what) => {
    expect(told(what, 2)).toContain('Léa');
  });

  it('speaks to the player themselves in the second person, or not at all', () => {
    expect(told('time-out', 0)).toMatch(/pour toi/);
    expect([told('away', 0), told('back', 0)]).toEqual([null, null]);
  });

  it('says that a bot has played only if it has', () => {
    expect(told('back', 0, true)).toMatch(/Un bot a joué pour toi/);
    expect([told('stand-in', 0), told('back', 0)]).toEqual([null, null]);
  });

  it('gives the reason if a pause ends by itself', () => {
    const back: LogNote = { seq: 1, what: 'back', seat: 2, name: 'Léa', hasPlayed: false };
    const say = pageWords('fr');
    const over = (seat: number | null) =>
      tellNoted({ seq: 2, what: 'resume', seat, name: '', hasPlayed: false }, 0 as Seat, say, back);
    expect(over(null)).toBe('Tout le monde est là\u00a0: la partie reprend.');
    expect(over(2)).toBe('La partie reprend.');
  });

  it('may have no seat', () => {
    expect(told('pause', null)).not.toContain('Léa');
    expect(told('resume', null)).not.toBe('');
  });
});
