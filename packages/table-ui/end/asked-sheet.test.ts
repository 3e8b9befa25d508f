import { describe, expect, it } from 'vitest';
import { matchPartOf } from './asked-sheet.ts';

const OPENED = matchPartOf({ phase: 'draw', round: 3 });

describe('a score sheet opened by the player', () => {
  it('stays open through the phases of a round', () => {
    expect(matchPartOf({ phase: 'play', round: 3 })).toBe(OPENED);
  });

  it('is closed by the end of the round, the next round and the end of the match', () => {
    for (const [phase, round] of [
      ['sheet', 3],
      ['draw', 4],
      ['over', 3],
    ] as const) {
      expect(matchPartOf({ phase, round })).not.toBe(OPENED);
    }
  });

  it('is closed by the next round if it was opened between two', () => {
    expect(matchPartOf({ phase: 'draw', round: 4 })).not.toBe(matchPartOf({ phase: 'sheet', round: 3 }));
  });
});
