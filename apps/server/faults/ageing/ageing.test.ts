import { snatch } from '@tablee/conformance/snatch';
import { expect, it } from 'vitest';
import { playground } from '../playground.ts';
import { tryAgeing } from './ageing.ts';

it('a server that has played many tables keeps no table loaded, no socket open and no timer running', async () => {
  const quick = Object.fromEntries(Object.entries(playground).filter(([id]) => id === snatch.id));
  const plan = { warmUp: 0, tables: 60, batch: 30, maxBytesPerTable: null, seed: 'test' };
  const { figures, complaints } = await tryAgeing(quick, plan, () => {});
  expect(complaints).toEqual([]);
  expect(figures['tables played']).toBe('60');
});
