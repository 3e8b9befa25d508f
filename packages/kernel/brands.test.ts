import { describe, expect, it } from 'vitest';
import { after, later, leftOf, seatsOf, toMillis, toSeat, viewersOf } from './brands.ts';

const NOT_COUNTS = [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53];

describe('a seat', () => {
  it('is a whole number from 0', () => {
    expect([toSeat(0), toSeat(5)]).toEqual([0, 5]);
  });

  it.each(NOT_COUNTS)('is refused when it is %d', (value) => {
    expect(() => toSeat(value)).toThrow(RangeError);
  });

  it('has the next seat as its left neighbour, and the first after the last', () => {
    expect(seatsOf(3).map((seat) => leftOf(seat, 3))).toEqual([1, 2, 0]);
  });
});

describe('seats and viewers', () => {
  it('are counted from 0', () => {
    expect(seatsOf(3)).toEqual([0, 1, 2]);
    expect(seatsOf(0)).toEqual([]);
  });

  it('are all seats, then the spectator', () => {
    expect(viewersOf(2)).toEqual([0, 1, 'spectator']);
  });
});

describe('match time', () => {
  it('is a whole number from 0', () => {
    expect([toMillis(0), toMillis(2 ** 53 - 1)]).toEqual([0, 2 ** 53 - 1]);
  });

  it.each(NOT_COUNTS)('is refused when it is %d', (value) => {
    expect(() => toMillis(value)).toThrow(RangeError);
  });

  it('is advanced by a duration', () => {
    expect(after(toMillis(1_000), 250)).toBe(1_250);
  });

  it.each([0.5, -1_001, Number.NaN])('is refused when the duration %d leads to an invalid time', (duration) => {
    expect(() => after(toMillis(1_000), duration)).toThrow(RangeError);
  });

  it('is the later of two in any order', () => {
    const [early, late] = [toMillis(3), toMillis(8)];
    expect([later(early, late), later(late, early), later(late, late)]).toEqual([8, 8, 8]);
  });
});
