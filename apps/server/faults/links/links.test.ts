import { randomBot } from '@tablee/bot-kit';
import { type SnatchTypes, snatch } from '@tablee/conformance/snatch';
import type { AnyGame } from '@tablee/kernel';
import { expect, it } from 'vitest';
import { playground } from '../playground.ts';
import { tryLinks } from './links.ts';

const quiet = (): void => {};

it('over lines that drop, double and reorder, nothing is lost, played twice or seen wrongly', async () => {
  const { complaints } = await tryLinks(playground, { matches: 14, seed: 'test' }, quiet);
  expect(complaints).toEqual([]);
});

it('notices a view that is not what the log tells', async () => {
  let looks = 0;
  const moody = {
    ...snatch,
    view(state: SnatchTypes['state'], viewer: Parameters<typeof snatch.view>[1]) {
      looks += 1;
      return { ...snatch.view(state, viewer), ...(looks % 1000 === 0 && { spent: -1 }) };
    },
  } as AnyGame;
  const catalog = { [moody.id]: { versions: [moody] as const, bots: { random: randomBot(moody) } } };
  const { complaints } = await tryLinks(catalog, { matches: 2, seed: 'test' }, quiet);
  expect(complaints.join('\n')).toContain('that the log does not tell');
});
