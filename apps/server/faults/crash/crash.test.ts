import { expect, it } from 'vitest';
import { playground } from '../playground.ts';
import { tryCrash } from './crash.ts';

it('a server that is killed loses nothing that it said, plays nothing twice and goes on', async () => {
  const { complaints } = await tryCrash(playground, { kills: 2, tables: 6, seed: 'test' }, () => {});
  expect(complaints).toEqual([]);
});
