import { seatsOf, toSeat } from '@tablee/kernel';
import { expect, it } from 'vitest';
import { othersOf } from './others-of.ts';

it('the other seats are listed clockwise from the viewer’s left', () => {
  expect(othersOf(4, toSeat(2))).toEqual([3, 0, 1]);
});

it('a spectator gets all seats', () => {
  expect(othersOf(3, 'spectator')).toEqual(seatsOf(3));
});
