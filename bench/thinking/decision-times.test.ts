import { simulate } from '@tablee/bot-kit';
import { openMatch, seatsOf, seedFromWord, type TableSetup, tableFor } from '@tablee/kernel';
import { expect, it } from 'vitest';
import { facile } from '../../games/ruckus/bot/index.ts';
import { ruckus } from '../../games/ruckus/rules/index.ts';
import type { RuckusTypes } from '../../games/ruckus/rules/types.ts';
import { DecisionTimes } from './decision-times.ts';

it('a timed bot plays the same match, and all its decisions are counted', () => {
  const table = tableFor(ruckus, 'classic', 2) as TableSetup<RuckusTypes>;
  const play = (bot: typeof facile) =>
    simulate(
      openMatch(ruckus, table, seedFromWord('watched')),
      seatsOf(2).map(() => bot),
      300,
    ).match;
  const decisions = new DecisionTimes();
  const [watched, alone] = [play(decisions.timed(facile)), play(facile)];
  expect(watched.state).toEqual(alone.state);
  expect(decisions.count).toBeGreaterThan(50);
  expect(decisions.quantile(1)).toBeGreaterThanOrEqual(decisions.mean);
});
