import { expect, it } from 'vitest';
import { codeOf } from './table-code.ts';

const CODES = Array.from({ length: 5_000 }, (_, index) => codeOf(String(index)));

it('a code is four characters that are not mistaken for others, the same for the same table', () => {
  expect(CODES.every((code) => /^[A-HJ-NP-Z2-9]{4}$/.test(code))).toBe(true);
  expect(new Set(CODES).size).toBeGreaterThan(4_950);
  expect(codeOf('7')).toBe(CODES[7]);
});

it('a code spells no word: it has no vowel, and no abbreviation that anybody would be ashamed of', () => {
  expect(CODES.filter((code) => /[AEIOUY]/.test(code))).toEqual([]);
  expect(CODES.filter((code) => /PD|FDP|NTM|FCK|SS|KKK/.test(code))).toEqual([]);
});
