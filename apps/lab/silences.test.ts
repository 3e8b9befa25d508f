import { type AnyGame, type GameTypes, type Match, type Played, toMillis } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { measureSilences } from './silences.ts';

type Kind = 'command' | 'wake';

/** A match: second, kind, and whether a seat is to act after each entry. */
function report(entries: readonly (readonly [second: number, kind: Kind, isPlayed: boolean])[]) {
  const silences = measureSilences();
  const listen = silences.listen();
  for (const [second, kind, isPlayed] of entries) {
    const played = { entry: { kind, at: toMillis(1000 * second) } } as Played<GameTypes>;
    const definition = { toAct: () => (isPlayed ? [0] : []) } as unknown as AnyGame;
    listen(played, { definition, state: null } as unknown as Match<GameTypes>);
  }
  return silences.report();
}

describe('silences', () => {
  it('are the times between two commands', () => {
    expect(
      report([
        [5, 'wake', true],
        [6, 'command', true],
        [11, 'command', true],
        [13, 'command', true],
      ]),
    ).toEqual({ medianSeconds: 2, rareSeconds: 2, longestSeconds: 5, feltShare: 5 / 8 });
  });

  it('are not ended by wakes', () => {
    expect(
      report([
        [0, 'wake', true],
        [3, 'wake', true],
        [9, 'command', true],
      ]),
    ).toMatchObject({ longestSeconds: 9 });
  });

  it('do not count while no seat is to act', () => {
    expect(
      report([
        [0, 'wake', true],
        [2, 'command', false],
        [17, 'wake', true],
        [18, 'command', true],
      ]),
    ).toMatchObject({ medianSeconds: 1, longestSeconds: 2 });
  });

  it('have no report without any entry', () => {
    expect(report([])).toBeNull();
  });
});
