import { toSeat } from '@tablee/kernel';
import { expect, it } from 'vitest';
import type { Link } from '../ports.ts';
import { RaceQueue } from './race-queue.ts';

const LINK: Link = { send: () => undefined, close: () => undefined };

it('due commands are played in order, each stamped with its own time, however late the timer is', () => {
  let now = 0;
  const stalled = { now: () => now, after: () => () => undefined };
  const held = new RaceQueue(stalled, () => undefined);
  const played: [string, number][] = [];
  for (const [seat, name, ms] of [
    [0, 'later', 100],
    [1, 'sooner', 50],
    [2, 'not yet', 300],
  ] as const) {
    held.admit(toSeat(seat), name, LINK, ms, (dueAt) => played.push([name, dueAt]));
  }
  now = 200;
  while (held.dueAt <= now) held.playFirst();
  expect(played).toEqual([
    ['sooner', 50],
    ['later', 100],
  ]);
});
