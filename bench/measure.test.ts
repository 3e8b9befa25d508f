import { expect, it } from 'vitest';
import { maxOf } from './measure.ts';

it('maxOf takes more numbers than a call takes arguments', () => {
  const many = Array.from({ length: 3_000_000 }, (_, index) => index % 1_000);
  expect(maxOf(many)).toBe(999);
});

it('maxOf of an empty list is 0', () => {
  expect(maxOf([])).toBe(0);
});
