import type { Facts } from '@tablee/kernel';
import type { GameWords, Say } from '@tablee/words';
import { isFamily } from '../rules/family.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import type { Words } from './words.gen.ts';

export type { Words as RuckusWords };
export type RuckusSay = Say<Words>;

/**
 * Replaces families by their sounds in the language, and seats by the names of players, which only the caller knows.
 */
export function nameThings(facts: Facts, say: RuckusSay, nameOf: (seat: number) => string): Facts {
  const named: Record<string, string | number> = { ...facts };
  if (isFamily(facts['family'])) named['family'] = say(`family.${facts['family']}`);
  if (typeof facts['seat'] === 'number') named['player'] = nameOf(facts['seat']);
  if (typeof facts['from'] === 'number') named['victim'] = nameOf(facts['from']);
  return named;
}

export const words: GameWords<Words> = { messages: { en, fr }, nameThings };
