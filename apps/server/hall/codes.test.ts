import { describe, expect, it } from 'vitest';
import { Guesses } from './codes.ts';

function asked(count: number, ask: (guesses: Guesses) => void): Guesses {
  const guesses = new Guesses();
  for (let time = 0; time < count; time += 1) ask(guesses);
  return guesses;
}

describe('an address that keeps asking for codes', () => {
  it('is not answered after twenty misses, and again after ten minutes; others are', () => {
    expect(asked(19, (guesses) => guesses.miss('a', 0)).isTiring('a', 0)).toBe(false);
    const tiring = asked(20, (guesses) => guesses.miss('a', 0));
    expect([tiring.isTiring('a', 0), tiring.isTiring('b', 0), tiring.isTiring('a', 600_000)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('may be a class with a good code, and is counted all the same', () => {
    expect(asked(100, (guesses) => guesses.hit('a', 0)).isTiring('a', 0)).toBe(false);
    expect(asked(200, (guesses) => guesses.hit('a', 0)).isTiring('a', 0)).toBe(true);
  });
});
