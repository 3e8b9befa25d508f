import { joinList, type Locale, type Messages, type Say, speaker } from '@tablee/words';
import en from './locale/en.json' with { type: 'json' };
import fr from './locale/fr.json' with { type: 'json' };
import type { Words } from './locale/words.gen.ts';

const MESSAGES: Readonly<Record<Locale, Messages>> = { fr, en };
const speakers = new Map<Locale, Say<Words>>();

/** Says what every table says: its own words, whatever the game. */
export function tableWords(locale: Locale): Say<Words> {
  const known = speakers.get(locale);
  if (known !== undefined) return known;
  const say = speaker<Words>(MESSAGES[locale], locale);
  speakers.set(locale, say);
  return say;
}

/** Léa, Malik and Jules. */
export function listOf(names: readonly string[], locale: Locale): string {
  return joinList(names, (ends) => tableWords(locale)('list-and', ends));
}
