import { describe, expect, it } from 'vitest';
import { Guesses } from './codes.ts';

function countAnswered(times: number, ask: () => boolean): number {
  return Array.from({ length: times }, ask).filter(Boolean).length;
}

describe('an address that keeps asking for codes', () => {
  it('is refused after twenty misses, and answered again after ten minutes; others are not refused', () => {
    const guesses = new Guesses();
    expect(countAnswered(25, () => guesses.ask('a', 0))).toBe(20);
    expect([guesses.ask('b', 0), guesses.ask('a', 600_000)]).toEqual([true, true]);
  });

  it('may be a whole class with a valid code, within a limit', () => {
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
