import { type AnyGame, type GameTypes, type Match, type Played, type Seat, toMillis } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { measureSeatSilences } from './seat-silences.ts';

/** A match of two seats: second, seat (null for a wake) and the seats to act after each entry. */
function report(entries: readonly (readonly [second: number, seat: number | null, toAct: readonly number[]])[]) {
  const silences = measureSeatSilences();
  const listen = silences.listen(2);
  for (const [second, seat, toAct] of entries) {
    const entry = { kind: seat === null ? 'wake' : 'command', seat: seat as Seat, at: toMillis(1000 * second) };
    const definition = { toAct: () => toAct } as unknown as AnyGame;
    listen({ entry } as Played<GameTypes>, { definition, state: null } as unknown as Match<GameTypes>);
  }
  return silences.report();
}

describe('the silence of a seat', () => {
  it('lasts from one of its commands to the next, unaffected by others', () => {
    expect(
      report([
        [0, null, [0, 1]],
        [1, 0, [0, 1]],
        [2, 1, [0, 1]],
        [3, 1, [0, 1]],
        [8, 0, [0, 1]],
      ]),
    ).toMatchObject({ longestSeconds: 7 });
  });

  it('begins when the seat may act, and does not count while it may not', () => {
    expect(
      report([
        [0, null, [0]],
        [1, 0, [1]],
        [4, 1, [1]],
        [20, null, [0, 1]],
        [21, 0, [0, 1]],
      ]),
    ).toMatchObject({ longestSeconds: 3 });
  });

  it('is 0 without any entry', () => {
    expect(report([])).toEqual({ rareSeconds: 0, longestSeconds: 0 });
  });
});
