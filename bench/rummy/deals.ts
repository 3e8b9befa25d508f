import { type Seed, seedFromWord, stepRng } from '@tablee/kernel';
import { type Card, DECK } from './cards.ts';

/** Both sides play these matches over and over, made before the clock starts. */
const MATCHES = 256;

const SEEDS: readonly Seed[] = Array.from({ length: MATCHES }, (_, index) => {
  return seedFromWord(`rummy ${index}`);
});

const SHUFFLED: readonly (readonly Card[])[] = SEEDS.map((seed) => stepRng(seed, 0).shuffle(DECK));

export function seedOf(index: number): Seed {
  return SEEDS[index % MATCHES] as Seed;
}

/** The deck as the kernel will shuffle it in that match, for the peer: it plays the same cards and pays for no shuffle. */
export function deckOf(index: number): readonly Card[] {
  return SHUFFLED[index % MATCHES] as readonly Card[];
}
