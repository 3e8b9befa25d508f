import { expect, it } from 'vitest';
import { spreadOf } from './spread.ts';

it('a spread has the range, the median and the central 90 %', () => {
  const values = Array.from({ length: 101 }, (_, index) => 100 - index);
  expect(spreadOf(values)).toEqual({ least: 0, low: 5, median: 50, high: 95, most: 100 });
});

it('the spread of an empty list is zero', () => {
  expect(spreadOf([])).toEqual({ least: 0, low: 0, median: 0, high: 0, most: 0 });
});
