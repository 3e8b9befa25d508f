import { expect, it } from 'vitest';
import { namedCards } from './places.ts';
import { thingOfKey } from './use-keys.ts';

const HAND = namedCards(['boum', 'boum', 'coa']);

it('digits name the cards of the hand from the left', () => {
  expect(['1', '2', '3', '4', '0'].map((key) => thingOfKey(key, HAND))).toEqual([
    'card-boum-0',
    'card-boum-1',
    'card-coa-0',
    null,
    null,
  ]);
});

it('D and the space bar go to the draw pile, and no other key does anything', () => {
  expect(['d', 'D', ' ', 'x', 'Enter', 'F1'].map((key) => thingOfKey(key, HAND))).toEqual([
    'draw',
    'draw',
    'draw',
    null,
    null,
    null,
  ]);
});
