import { describe, expect, it } from 'vitest';
import { Guesses } from './codes.ts';

function countAnswered(times: number, ask: () => boolean): number {
  return Array.from({ length: times }, ask).filter(Boolean).length;
}

describe('an address that keeps asking for codes', () => {
  it('is not answered after twenty misses, and again after ten minutes; others are', () => {
    const guesses = new Guesses();
    expect(countAnswered(25, () => guesses.ask('a', 0))).toBe(20);
    expect([guesses.ask('b', 0), guesses.ask('a', 600_000)]).toEqual([true, true]);
  });

  it('may be a class with a good code, and is counted all the same', () => {
    const guesses = new Guesses();
    const ask = (): boolean => {
      const isAnswered = guesses.ask('a', 0);
      if (isAnswered) guesses.hit('a', 0);
      return isAnswered;
    };
    expect(countAnswered(100, ask)).toBe(100);
    expect(countAnswered(200, ask)).toBeLessThan(100);
  });
});
