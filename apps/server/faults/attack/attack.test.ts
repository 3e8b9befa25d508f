import { expect, it } from 'vitest';
import { playground } from '../playground.ts';
import { tryAttack } from './attack.ts';
import { ATTACKS } from './attacks.ts';
import { unpinned } from './cores.ts';

it('whatever one address does, the server stays up and others are answered', { timeout: 60_000 }, async () => {
  const plan = { ms: 300, waiting: 20, witnesses: 2, mostMs: null, cores: unpinned('a test'), seed: 'test' };
  const { figures, complaints } = await tryAttack(playground, plan, () => {});
  expect(complaints).toEqual([]);
  expect(Object.keys(figures)).toEqual(expect.arrayContaining(Object.keys(ATTACKS)));
  for (const name of Object.keys(ATTACKS)) expect(`${name}: ${figures[name]}`).not.toMatch(/said 0,/);
});
