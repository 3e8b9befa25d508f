import type { Facts } from '@tablee/kernel';
import { type Locale, speaker } from '@tablee/words';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

export const messages = { en, fr };

export type PageWord = keyof typeof fr;

/** Says a sentence of the page: one that does not exist is an error of the compiler. */
export type SayPage = (id: PageWord, facts?: Facts) => string;

const speakers = new Map<Locale, SayPage>();

export function pageWords(locale: Locale): SayPage {
  const known = speakers.get(locale);
  if (known !== undefined) return known;
  const say: SayPage = speaker(messages[locale], locale);
  speakers.set(locale, say);
  return say;
}

/** What went wrong, said; a code that has no sentence of its own gets the general one. */
export function sayProblem(say: SayPage, why: string): string {
  const id = `problem.${why}`;
  return say(Object.hasOwn(fr, id) ? (id as PageWord) : 'problem.internal');
}
