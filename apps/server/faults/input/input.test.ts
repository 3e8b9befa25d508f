import { expect, inject, it } from 'vitest';
import { playground } from '../playground.ts';
import { tryInput } from './input.ts';

it('a server that gets invalid input answers or closes, stays up, and lets others play on', async () => {
  const size = inject('isQuick') ? { warmUp: 100, inputs: 500 } : { warmUp: 400, inputs: 1_600 };
  const plan = { ...size, tables: 3, maxBytesPerInput: null, seed: 'test' };
  const { figures, complaints } = await tryInput(playground, plan, () => {});
  expect(complaints).toEqual([]);
  expect(figures['silent']).toBe('0');
  expect(Number(figures['frames seen beside']?.replace(',', ''))).toBeGreaterThan(0);
});
