import { randomBot, simulate } from '@tablee/bot-kit';
import { openMatch, seatsOf, seedFromWord, type TableSetup, tableFor } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { describeGame } from '../../describe-game.ts';
import { judge } from '../../judge.ts';
import { ends } from '../../laws/ends.ts';
import { steady } from './bot.ts';
import { rolls } from './index.ts';
import type { RollsTypes } from './types.ts';

describeGame(rolls, { bots: { normal: steady } });

describe('a game that random play never ends', () => {
  it('waits for the pause before every roll, with any bot', () => {
    const table = tableFor(rolls, 'calm', 2) as TableSetup<RollsTypes>;
    for (const bot of [randomBot(rolls), steady]) {
      const bots = seatsOf(2).map(() => bot);
      const { ended, match } = simulate(openMatch(rolls, table, seedFromWord('wait')), bots, 20);
      expect([ended, match.seq]).toEqual(['limit', 20]);
    }
  });

  it('is reported as endless without its normal bot', () => {
    expect(judge(rolls, ends, { preset: 'brisk', seats: 2, seed: 7, runs: 8 })).toMatch(/^not over \d+ entries/);
  });
});
