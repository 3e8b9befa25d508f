import { expect, it } from 'vitest';
import { box } from './box.ts';

it('a tap on a junior variant creates a table with one bot', () => {
  const laid = box.variants.filter(({ forChildren }) => forChildren).map(({ preset, seats }) => [preset, seats]);
  expect(laid).toEqual([
    ['junior', 2],
    ['memory', 2],
  ]);
});
