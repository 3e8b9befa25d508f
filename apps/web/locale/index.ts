import type { ApiProblem, MessageProblem } from '@tablee/protocol';
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

/** What the server answers, and what the page itself finds. */
type Problem = ApiProblem | MessageProblem | 'unreachable' | 'offline' | 'moved-on' | 'copy' | 'bad-code';

/** Codes that tell a player nothing that another sentence does not. */
const SHARED = {
  'bad-request': 'problem.misunderstood',
  'bad-body': 'problem.misunderstood',
  'bad-avatar': 'problem.misunderstood',
  'bad-nonce': 'problem.misunderstood',
  'bad-seats': 'problem.misunderstood',
  'unknown-preset': 'problem.misunderstood',
  'unknown-level': 'problem.misunderstood',
  'unknown-command': 'problem.misunderstood',
  'not-json': 'problem.misunderstood',
  'not-a-message': 'problem.misunderstood',
  'no-hello': 'problem.misunderstood',
  'greeted-already': 'problem.misunderstood',
  'too-large': 'talk.problem.too-long',
  'too-long': 'talk.problem.too-long',
  'bad-words': 'talk.problem.bad-words',
  'no-free-words': 'talk.problem.no-free-words',
  ahead: 'problem.moved-on',
  superseded: 'problem.moved-on',
  taken: 'problem.lost',
  'unknown-version': 'problem.damaged-log',
  failed: 'problem.internal',
} as const satisfies Partial<Record<Problem, PageWord>>;

/** Every other code has a sentence of its own: one that is missing does not compile here. */
const OWN: Readonly<Record<`problem.${Exclude<Problem, keyof typeof SHARED>}`, string>> = fr;

/** What went wrong, said; a code of a newer server gets the general sentence. */
export function sayProblem(say: SayPage, why: string): string {
  if (Object.hasOwn(SHARED, why)) return say(SHARED[why as keyof typeof SHARED]);
  const id = `problem.${why}`;
  return say(Object.hasOwn(OWN, id) ? (id as keyof typeof OWN) : 'problem.internal');
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
