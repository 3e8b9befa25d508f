import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { FairShares } from './fair-shares.ts';

function unexpected(error: unknown): never {
  throw error;
}

/** Blocks for longer than the share of one address. */
function work(): void {
  const until = performance.now() + 3;
  while (performance.now() < until);
}

it('one address has a share of each tick, and others are served in between, each in order of arrival', async () => {
  const shares = new FairShares(unexpected);
  const done: string[] = [];
  const ask = (address: string, name: string): void =>
    shares.take(address, () => {
      work();
      done.push(name);
    });
  for (const name of ['a1', 'a2', 'a3']) ask('a', name);
  expect(done).toEqual(['a1']);
  ask('b', 'b1');
  expect(done).toEqual(['a1', 'b1']);
  await nextTurn();
  expect(done).toEqual(['a1', 'b1', 'a2']);
  ask('b', 'b2');
  await nextTurn();
  expect(done).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

it('a task that throws is reported, and later tasks still run', async () => {
  const errors: unknown[] = [];
  const shares = new FairShares((error) => errors.push(error));
  const done: string[] = [];
  const fail = (): never => {
    throw new Error('broken');
  };
  shares.take('a', work);
  shares.take('a', fail);
  shares.take('a', () => done.push('a'));
  shares.take('b', work);
  shares.take('b', () => done.push('b'));
  await expect.poll(() => done.toSorted()).toEqual(['a', 'b']);
  expect(errors).toEqual([new Error('broken')]);
});

it('cheap tasks run at once', () => {
  const shares = new FairShares(unexpected);
  let done = 0;
  for (let time = 0; time < 10; time += 1) shares.take('a', () => (done += 1));
  expect(done).toBe(10);
});
