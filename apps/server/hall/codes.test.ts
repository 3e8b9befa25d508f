import { describe, expect, it } from 'vitest';
import { codeOf, Guesses } from './codes.ts';

describe('a code', () => {
  it('is four signs that are not mistaken for others, the same for the same table', () => {
    const codes = Array.from({ length: 500 }, (_, index) => codeOf({ secret: String(index) }));
    expect(codes.every((code) => /^[A-HJ-NP-Z2-9]{4}$/.test(code))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(495);
    expect(codeOf({ secret: '7' })).toBe(codes[7]);
  });
});

describe('an address that keeps guessing', () => {
  it('is not answered after twenty misses, and again after ten minutes; others are', () => {
    const guesses = new Guesses();
    for (let miss = 0; miss < 19; miss += 1) guesses.miss('a', miss);
    expect(guesses.isTiring('a', 20)).toBe(false);
    guesses.miss('a', 20);
    expect(guesses.isTiring('a', 21)).toBe(true);
    expect(guesses.isTiring('b', 21)).toBe(false);
    expect(guesses.isTiring('a', 600_000)).toBe(false);
  });
});
