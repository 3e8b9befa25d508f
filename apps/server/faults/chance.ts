import { type Rng, seedFromWord, stepRng } from '@tablee/kernel';

/** Random numbers that depend on these words only, so that faults can be repeated. */
export function chanceOf(...words: readonly (string | number)[]): Rng {
  return stepRng(seedFromWord(words.join(' ')), 0);
}
