import type { ApiProblem, MessageProblem } from '@tablee/protocol';
import { type Locale, type Say, speaker } from '@tablee/words';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import type { Words } from './words.gen.ts';

export const messages = { en, fr };

export type PageWord = keyof Words;

export type SayPage = Say<Words>;

const speakers = new Map<Locale, SayPage>();

export function pageWords(locale: Locale): SayPage {
  const known = speakers.get(locale);
  if (known !== undefined) return known;
  const say = speaker<Words>(messages[locale], locale);
  speakers.set(locale, say);
  return say;
}

/** Codes of the server and of the page itself. */
type Problem = ApiProblem | MessageProblem | 'unreachable' | 'offline' | 'moved-on' | 'copy' | 'bad-code';

/** Codes whose difference does not matter to players share a sentence. */
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

/** Does not compile if any other code has no sentence of its own. */
const OWN: Readonly<Record<`problem.${Exclude<Problem, keyof typeof SHARED>}`, string>> = fr;

/** The sentence for a problem; unknown codes of a newer server get a general one. */
export function sayProblem(say: SayPage, why: string): string {
  if (Object.hasOwn(SHARED, why)) return say(SHARED[why as keyof typeof SHARED]);
  const id = `problem.${why}`;
  return say(Object.hasOwn(OWN, id) ? (id as keyof typeof OWN) : 'problem.internal');
}

/** The name of a bot level; a level that only one game has is shown by its id. */
export function sayLevel(say: SayPage, level: string): string {
  const id = wordIn('level', level);
  return id === null ? level : say(id);
}

/** The id of a sentence made of group and name; null if the page has no such sentence. */
function wordIn<Group extends string>(group: Group, name: string): Extract<PageWord, `${Group}.${string}`> | null {
  const id = `${group}.${name}`;
  return Object.hasOwn(fr, id) ? (id as Extract<PageWord, `${Group}.${string}`>) : null;
}
