import { REFUSED_OPENINGS, REFUSED_WORDS } from './plain-words-table.ts';

const OPENING = new RegExp(`^[\\s*/]*(${REFUSED_OPENINGS.join('|')})\\b`);
const WORDS = new RegExp(`\\b(${Object.keys(REFUSED_WORDS).join('|')})\\b`, 'i');

/** A message about the first word of a comment; null if it is plain. */
export function faultOfOpening(comment: string): string | null {
  const [, opening] = OPENING.exec(comment) ?? [];
  if (opening === undefined) return null;
  return `A comment that opens with "${opening}" has to be read twice: begin with a noun or a verb.`;
}

/** A message about the first refused word of a text; null if there is none. */
export function faultOfWords(text: string): string | null {
  const [, found] = WORDS.exec(text) ?? [];
  if (found === undefined) return null;
  return `Say it plainly: "${REFUSED_WORDS[found.toLowerCase()]}" rather than "${found}".`;
}

/** Splits a name into words: `holdsAnew` and `HOLDS_ANEW` have two. */
export function wordsOfName(name: string): string {
  return name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/[_$#-]+/g, ' ');
}
