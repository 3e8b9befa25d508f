import { seatsOf, toSeat } from '@tablee/kernel';
import { expect, it } from 'vitest';
import { othersOf } from './others-of.ts';

it('everybody else sits clockwise from my left', () => {
  expect(othersOf(4, toSeat(2))).toEqual([3, 0, 1]);
});

it('a spectator sees everybody', () => {
  expect(othersOf(3, 'spectator')).toEqual(seatsOf(3));
});
