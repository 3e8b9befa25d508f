import type { Thinker } from '@tablee/host';
import { seedFromWord, toMillis, toSeat } from '@tablee/kernel';
import { expect, it } from 'vitest';
import { hasten } from './haste.ts';

const decision = { command: { do: 'draw' }, afterMs: 1_501, isTentative: true };
const question = {
  table: { seats: 1, options: {}, seatOptions: [{}] },
  view: {},
  seat: toSeat(0),
  people: [],
  memory: null,
};

function ask(answer: ReturnType<Thinker['decide']>, times: number): ReturnType<Thinker['decide']> {
  const thinker: Thinker = { decide: () => answer };
  const chance = { seed: seedFromWord('haste'), seq: 1 };
  return hasten(thinker, times).decide('any', 'any', { ...question, at: toMillis(0) }, chance);
}

it('divides the delay of a bot and keeps its command', () => {
  expect(ask(decision, 10)).toEqual({ ...decision, afterMs: 150 });
});

it('divides the delay of a decision from a thread too', async () => {
  expect(await ask(Promise.resolve(decision), 3)).toEqual({ ...decision, afterMs: 500 });
});

it('leaves a bot that waits unchanged', () => {
  expect(ask(null, 10)).toBeNull();
});
