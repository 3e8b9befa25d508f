import { expect, it } from 'vitest';
import { onceASecond } from './once-a-second.ts';

it('a shared result is read once a second', async () => {
  let [now, reads] = [0, 0];
  const ask = onceASecond(
    async () => (reads += 1),
    () => now,
  );
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  now = 999;
  expect(await ask()).toBe(1);
  now = 1_000;
  expect([await ask(), await ask()]).toEqual([2, 2]);
});
