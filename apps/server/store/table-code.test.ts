import { expect, it } from 'vitest';
import { freeCode } from './table-code.ts';

const isFree = (): boolean => false;
const CODES = Array.from({ length: 5_000 }, (_, index) => freeCode(String(index), isFree));

it('a code is four characters that are not mistaken for others, the same for the same table', () => {
  expect(CODES.every((code) => /^[A-HJ-NP-Z2-9]{4}$/.test(code))).toBe(true);
  expect(new Set(CODES).size).toBeGreaterThan(4_950);
  expect(freeCode('7', isFree)).toBe(CODES[7]);
});

it('a code spells no word: it has no vowel, and no rude abbreviation', () => {
  expect(CODES.filter((code) => /[AEIOUY]/.test(code))).toEqual([]);
  expect(CODES.filter((code) => /PD|FDP|NTM|FCK|SS|KKK/.test(code))).toEqual([]);
});

it('a code that is taken is replaced by another, which is longer only after dozens of others', () => {
  const taken = new Set<string>();
  for (let table = 0; table < 40; table += 1) taken.add(freeCode('7', (code) => taken.has(code)));
  expect([taken.size, new Set([...taken].map((code) => code.length))]).toEqual([40, new Set([4])]);
  expect(freeCode('7', (code) => code.length === 4)).toMatch(/^[A-HJ-NP-Z2-9]{5}$/);
});
