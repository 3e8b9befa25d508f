import { type Locale, type Say, speaker } from '@tablee/words';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import type { Words } from './words.gen.ts';

export const messages = { en, fr };

export type PageWord = keyof Words;

/** Says a sentence of the page. */
export type SayPage = Say<Words>;

const speakers = new Map<Locale, SayPage>();

export function pageWords(locale: Locale): SayPage {
  const known = speakers.get(locale);
  if (known !== undefined) return known;
  const say = speaker<Words>(messages[locale], locale);
  speakers.set(locale, say);
  return say;
}

/** What went wrong, said; a code that has no sentence of its own gets the general one. */
export function sayProblem(say: SayPage, why: string): string {
  return say(wordIn('problem', why) ?? 'problem.internal');
}

/** How well a bot plays; a level of its own is called as the game calls it. */
export function sayLevel(say: SayPage, level: string): string {
  const id = wordIn('level', level);
  return id === null ? level : say(id);
}

/** The id of a word whose end comes from elsewhere; null where the page has none. */
function wordIn<Group extends string>(group: Group, name: string): Extract<PageWord, `${Group}.${string}`> | null {
  const id = `${group}.${name}`;
  return Object.hasOwn(fr, id) ? (id as Extract<PageWord, `${Group}.${string}`>) : null;
}
