import { type Rng, seedFromWord, stepRng } from '@tablee/kernel';

/** Chance of its own for everything that these words name: the same words, the same faults. */
export function chanceOf(...words: readonly (string | number)[]): Rng {
  return stepRng(seedFromWord(words.join(' ')), 0);
}
