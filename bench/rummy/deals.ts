import { type Seed, seedFromWord, stepRng } from '@tablee/kernel';
import { type Card, DECK } from './cards.ts';

/** Matches that both sides repeat, dealt before the clock starts. */
const MATCHES = 256;

const SEEDS: readonly Seed[] = Array.from({ length: MATCHES }, (_, index) => {
  return seedFromWord(`rummy ${index}`);
});

const SHUFFLED: readonly (readonly Card[])[] = SEEDS.map((seed) => stepRng(seed, 0).shuffle(DECK));

export function seedOf(index: number): Seed {
  return SEEDS[index % MATCHES] as Seed;
}

/** The deck as the kernel shuffles it in that match: the peer plays the same cards without the cost of a shuffle. */
export function deckOf(index: number): readonly Card[] {
  return SHUFFLED[index % MATCHES] as readonly Card[];
}
