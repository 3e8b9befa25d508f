import { judge, laws } from '@tablee/conformance';
import { describeGame } from '@tablee/conformance/describe-game';
import { expect, it } from 'vitest';
import { normal } from './bot/index.ts';
import { rummu } from './rules/index.ts';

describeGame(rummu, { bots: { normal }, quickRuns: 3 });

it('the end of a round, which shows all hands and discards at once, is no leak (seed 1514387153)', () => {
  const leaks = laws.find(({ id }) => id === 'leaks');
  const trial = { preset: 'teams', seats: 6, seed: 1_514_387_153, runs: 10, bots: { normal } };
  expect(leaks && judge(rummu, leaks, trial)).toBeNull();
});
