import { expect, it } from 'vitest';
import type { Family } from '../rules/types.ts';
import { spotOfKey } from './use-keys.ts';

const HAND: readonly Family[] = ['boum', 'boum', 'coa'];

it('digits name the cards of the hand from the left', () => {
  expect(['1', '2', '3', '4', '0'].map((key) => spotOfKey(key, HAND))).toEqual([
    { at: 'card', family: 'boum', nth: 0 },
    { at: 'card', family: 'boum', nth: 1 },
    { at: 'card', family: 'coa', nth: 0 },
    null,
    null,
  ]);
});

it('D and the space bar go to the draw pile, and no other key does anything', () => {
  const draw = { at: 'draw' };
  expect(['d', 'D', ' ', 'x', 'Enter', 'F1'].map((key) => spotOfKey(key, HAND))).toEqual([
    draw,
    draw,
    draw,
    null,
    null,
    null,
  ]);
});
