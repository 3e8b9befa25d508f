import { expect, it } from 'vitest';
import { openingSteps } from './opening.ts';

it.each([
  ['alone', [0, 100, 150]],
  ['pairs', [0, 200, 400]],
] as const)('[RM-15] [RM-A2] every total has one number of opening cards, from three to six: %s', (sides, ends) => {
  expect(openingSteps(sides)).toEqual([
    { cards: 3, from: null, below: ends[0] },
    { cards: 4, from: ends[0], below: ends[1] },
    { cards: 5, from: ends[1], below: ends[2] },
    { cards: 6, from: ends[2], below: null },
  ]);
});
