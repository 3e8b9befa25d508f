import { expect, it } from 'vitest';
import { maxOf } from './measure.ts';

it('the longest of more numbers than a call takes arguments is found', () => {
  const many = Array.from({ length: 3_000_000 }, (_, index) => index % 1_000);
  expect(maxOf(many)).toBe(999);
});

it('the longest of none is 0', () => {
  expect(maxOf([])).toBe(0);
});
