import { simulate } from '@tablee/bot-kit';
import { openMatch, seatOf, seatsOf, seedFromWord, type TableSetup, tableFor } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { normal } from '../bot/index.ts';
import { rushOut } from './index.ts';
import { NOW, play, training1, training2, wake, withHeaps } from './rush.scenario.ts';
import type { RoundCourse, RushState, RushTypes } from './types.ts';

function courseOf(state: RushState): RoundCourse | null {
  return rushOut.view(state, 'spectator').courses.at(-1) ?? null;
}

/** One die completes the last trial but one; the next card is the heroes' last. */
const NEARLY = training1('t1 stairs: B1 C1 .', 'B warrior blue: (step) step -', 'C tracker green: (step) - -');

describe('the course of a match', () => {
  it('[RO-9] is hidden until the end', () => {
    const { state } = wake(play(NEARLY, 'B', 'place 2 t1 step').state);
    expect(state.courses.at(-1)?.sizes.at(-1)).toMatchObject({ trials: 2, spells: 3 });
    expect(courseOf(state)).toBe(null);
  });

  it('[RO-6] ends with the card that the last one replaced, and the seats that completed it', () => {
    const { state } = wake(play(withHeaps(NEARLY, { trials: ['torches'] }), 'B', 'place 2 t1 step').state);
    expect(courseOf(state)?.last).toEqual({ card: 'stairs', seats: [seatOf('B'), seatOf('C')] });
    expect(courseOf(state)?.sizes.at(-1)).toEqual({ at: NOW + 600, trials: 0, spells: 3 });
  });

  it('[RO-24] ends with the spell that revealed the last one', () => {
    const cast = training1('s3 imp: A1 A2 A3 .', 'A sorcerer: (fire) (plant) (air) water -');
    const { state } = wake(play(withHeaps(cast, { spells: ['push-one-too'] }), 'A', 'place 4 s3 water').state);
    expect(courseOf(state)).toMatchObject({
      last: { card: 'imp', seats: [seatOf('A')] },
      sizes: [{ trials: 4, spells: 0 }],
    });
  });

  it('[RO-35] ends with the spell that moved the dragon to the deck', () => {
    const cast = training2(
      'training-2 play dragon 3',
      's1 breath: A1 A2 A3 .',
      'A sorcerer: (fire) (fire) (air) lightning -',
    );
    const { state } = wake(play(cast, 'A', 'place 4 s1 lightning').state);
    expect(state.win?.rule).toBe('RO-35');
    expect(courseOf(state)?.last).toEqual({ card: 'breath', seats: [seatOf('A')] });
  });

  it('has the size of both decks from the signal to the end, each time one changes', () => {
    const table = tableFor(rushOut, 'training-1', 3) as TableSetup<RushTypes>;
    const opening = openMatch(rushOut, table, seedFromWord('course'));
    const bots = seatsOf(table.seats).map(() => normal);
    const { match } = simulate(opening, bots, rushOut.bound(table.options, table.seats));
    const { sizes = [] } = courseOf(match.state) ?? {};
    expect(sizes[0]).toMatchObject({ trials: 7, spells: 12 }); // 10 and 15, minus the three open cards
    const last = sizes.at(-1);
    expect(Math.min(last?.trials ?? 1, last?.spells ?? 1)).toBe(0);
    expect(last?.at).toBe(match.at);
    for (const [index, size] of sizes.entries()) {
      const before = sizes[index - 1] ?? { at: -1, trials: size.trials + 1, spells: size.spells };
      expect(size.at).toBeGreaterThan(before.at);
      expect([size.trials, size.spells]).not.toEqual([before.trials, before.spells]);
    }
  });
});
