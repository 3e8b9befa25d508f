import { type Millis, type Seat, toSeat } from '@tablee/kernel';
import { expect, it } from 'vitest';
import { VirtualClock } from '../clock/virtual-clock.ts';
import { BotSeats, type BotTable } from './bot-seats.ts';

const A = toSeat(0);

/** A table with one bot, whose moves are refused while `isRefused` returns true. */
function sitAlone(pace: 'realtime' | 'turns', isRefused: (tries: number) => boolean) {
  const clock = new VirtualClock();
  const tried: number[] = [];
  const definition = { id: 'toy', traits: { pace }, toAct: () => [A], view: () => ({}), check: () => null };
  const table = {
    match: { definition, table: {}, state: {}, seed: '', seq: 0 },
    isLive: true,
    now: () => clock.now() as Millis,
    people: () => [],
    play: (_: Seat, __: object, settle: (isPlayed: boolean) => void) => {
      tried.push(clock.now());
      settle(!isRefused(tried.length));
    },
  } as unknown as BotTable;
  const catalog = { toy: { bots: { normal: { id: 'normal', decide: () => null } } } } as never;
  const bots = new BotSeats(table, clock, { decide: () => ({ command: {}, afterMs: 1_000 }) }, catalog);
  bots.add(A, 'normal');
  bots.askBots();
  return { clock, tried };
}

it('in a real-time game a refused bot is asked again after a moment, even if nobody else plays', async () => {
  const { clock, tried } = sitAlone('realtime', (tries) => tries === 1);
  await clock.pass(2_300);
  expect(tried).toEqual([1_000, 2_250]);
});

it('in a game of turns a refused bot waits until something has changed', async () => {
  const { clock, tried } = sitAlone('turns', () => true);
  await clock.pass(10_000);
  expect(tried).toEqual([1_000]);
});
