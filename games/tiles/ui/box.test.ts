import { expect, it } from 'vitest';
import { box } from './box.ts';

it('a child who taps a junior variant meets one bot', () => {
  const laid = box.variants.filter(({ forChildren }) => forChildren).map(({ preset, seats }) => [preset, seats]);
  expect(laid).toEqual([
    ['junior', 2],
    ['memory', 2],
  ]);
});
