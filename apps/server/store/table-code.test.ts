import { expect, it } from 'vitest';
import { codeOf } from './table-code.ts';

it('a code is four signs that are not mistaken for others, the same for the same table', () => {
  const codes = Array.from({ length: 500 }, (_, index) => codeOf(String(index)));
  expect(codes.every((code) => /^[A-HJ-NP-Z2-9]{4}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(495);
  expect(codeOf('7')).toBe(codes[7]);
});
