import { expect, it } from 'vitest';
import { tryLong } from './long.ts';

it('a long match is opened, handed to a bot and kept while others play', async () => {
  const said: string[] = [];
  const { figures, complaints } = await tryLong(
    { target: 60, neighbours: 2, rounds: 1, maxMs: null, seed: 'test' },
    (text) => void said.push(text),
  );
  expect(complaints).toEqual([]);
  expect(said).toHaveLength(8);
  expect(Number(figures['entries of the long match'])).toBeGreaterThan(200);
});
