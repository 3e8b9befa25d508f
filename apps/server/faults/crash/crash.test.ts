import { expect, it } from 'vitest';
import { playground } from '../playground.ts';
import { tryCrash } from './crash.ts';

it('a killed server loses nothing that it answered, plays nothing twice and continues', async () => {
  const { complaints } = await tryCrash(playground, { kills: 2, tables: 6, seed: 'test' }, () => {});
  expect(complaints).toEqual([]);
});
