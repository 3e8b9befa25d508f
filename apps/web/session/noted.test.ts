import type { Frame } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { type LogNote, withNoted } from './noted.ts';
import { frame, TABLE } from './session.scenario.ts';

function told(more: object): LogNote | undefined {
  return withNoted([], frame(7, {}, more) as Frame, TABLE).at(-1);
}

describe('a note of the log', () => {
  it('has the name of the player in the seat', () => {
    expect(told({ note: { what: 'away', seat: 0 } })).toEqual({
      seq: 7,
      what: 'away',
      seat: 0,
      name: 'Zoé',
      hasPlayed: false,
    });
    expect(told({ note: { what: 'back', seat: 0, played: true } })).toMatchObject({ hasPlayed: true });
    expect(told({ note: { what: 'stand-in', seat: 0, who: 'normal' } })).toMatchObject({ name: 'Zoé' });
  });

  it('may have no seat', () => {
    expect(told({ note: { what: 'resume' } })).toMatchObject({ what: 'resume', seat: null, name: '' });
  });

  it('is also made of a time-out', () => {
    expect(told({ timeOut: 1 })).toMatchObject({ what: 'time-out', seat: 1, name: 'Kiwi' });
  });

  it('is absent from most entries; the newest eight are kept', () => {
    expect(told({})).toBeUndefined();
    const all = Array.from({ length: 12 }, (_, n) => frame(n + 1, {}, { note: { what: 'away', seat: 0 } }) as Frame);
    const kept = all.reduce<readonly LogNote[]>((noted, one) => withNoted(noted, one, TABLE), []);
    expect(kept.map(({ seq }) => seq)).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
  });
});
