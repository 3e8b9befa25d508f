import { expect, it } from 'vitest';
import { playground } from '../playground.ts';
import { tryAttack } from './attack.ts';
import { unpinned } from './cores.ts';

/** One attack of each kind. */
const NAMES = [
  'pings, one socket, beyond',
  'hello again and again, 200 sockets, beyond',
  'tables, 16 makers, beyond',
  'half a request, 200 heads',
  'sockets that never read, 200, beyond',
  'all calls, the clock is set back by an hour',
  'every listed seat, 16 takers',
  'an option that is toggled before 900 spectators',
];

it('whatever one address does, the server stays up and others are answered', async () => {
  const size = { names: NAMES, ms: 600, waiting: 20, probes: 2, maxMs: null };
  const { figures, complaints } = await tryAttack(
    playground,
    { ...size, cores: unpinned('a test'), seed: 'test' },
    () => {},
  );
  expect(complaints).toEqual([]);
  for (const name of NAMES) expect(figures[name]).not.toMatch(/ of 0;|said 0, opened 0,/);
});
