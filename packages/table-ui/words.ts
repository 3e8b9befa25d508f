import { type Locale, type Messages, type Say, speaker } from '@tablee/words';
import en from './locale/en.json' with { type: 'json' };
import fr from './locale/fr.json' with { type: 'json' };

const MESSAGES: Readonly<Record<Locale, Messages>> = { fr, en };
const speakers = new Map<Locale, Say>();

/** Says what every table says: its own words, whatever the game. */
export function tableWords(locale: Locale): Say {
  const known = speakers.get(locale);
  if (known !== undefined) return known;
  const say = speaker(MESSAGES[locale], locale);
  speakers.set(locale, say);
  return say;
}

/** Léa, Malik and Jules. */
export function listOf(names: readonly string[], locale: Locale): string {
  if (names.length < 2) return names.join('');
  return tableWords(locale)('list-and', { head: names.slice(0, -1).join(', '), last: names.at(-1) as string });
}
