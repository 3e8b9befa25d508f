import { setupI18n } from '@lingui/core';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Facts } from '@tablee/kernel';
import { elide, markElisions } from './elision.ts';

export { type FactKind, factsIn, placeholdersIn } from './facts-in.ts';
export { joinList } from './join-list.ts';

export const LOCALES = ['fr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Sentences by id, in ICU message format. */
export type Messages = Readonly<Record<string, string>>;

/** Says any sentence by its id, for code that serves every game. Throws for an unknown id. */
export type AnySay = (id: string, facts?: Facts) => string;

/** The words of any game. */
export type AnyWords = Readonly<Record<string, Facts>>;

/**
 * Says a sentence of `Words`, which lists the facts of every id (written by `npm run words` from the French). A misspelt
 * id and a missing or extra fact are compile errors. An id of union type needs the facts of all its members.
 */
export type Say<Words> = string extends keyof Words ? AnySay : TypedSay<Words>;

/** `in` makes it contravariant: the words of one game cannot be passed for those of another. */
interface TypedSay<in Words> {
  <Id extends keyof Words>(id: Id, ...facts: FactsOf<Words[Id]>): string;
}

type FactsOf<Needed> = keyof Intersection<Needed> extends never ? [] : [facts: AcceptedFacts<Intersection<Needed>>];

/** Intersected with any fact, so that an `AnySay` can be passed for a `Say`. */
type AcceptedFacts<Needed> = { readonly [Name in keyof Needed]: Needed[Name] & Facts[string] };

/** `A | B` to `A & B`. */
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never;

/** The id of a sentence that needs no facts. */
export type PlainWord<Words> = string extends keyof Words
  ? string
  : { [Id in keyof Words & string]: keyof Words[Id] extends never ? Id : never }[keyof Words & string];

/** The words of one game in some languages. */
export interface SpokenWords<Words> {
  readonly messages: Readonly<Partial<Record<Locale, Readonly<Record<keyof Words & string, string>>>>>;
  /** Turns facts from the rules (tile codes, seat numbers) into words for a sentence. */
  nameThings(facts: Facts, say: Say<Words>, nameOf: (seat: number) => string): Facts;
}

/** All the words of one game. */
export interface GameWords<Words> extends SpokenWords<Words> {
  readonly messages: Readonly<Record<Locale, Readonly<Record<keyof Words & string, string>>>>;
}

export function speaker<Words = AnyWords>(messages: Messages, locale: Locale): Say<Words> {
  const i18n = setupI18n({ locale, messages: { [locale]: { ...messages } } });
  i18n.setMessagesCompiler(compiler(locale === 'fr' ? markElisions : unchanged));
  const say: AnySay = (id, facts) => {
    if (!Object.hasOwn(messages, id)) throw new RangeError(`no words for ${id} in ${locale}`);
    return elide(i18n._(id, { ...facts }));
  };
  return say as Say<Words>;
}

function unchanged(message: string): string {
  return message;
}

/** Caches compiled messages: a table says the same sentences many times a second. */
function compiler(prepare: (message: string) => string): (message: string) => CompiledMessage {
  const known = new Map<string, CompiledMessage>();
  return (message) => {
    let compiled = known.get(message);
    if (compiled === undefined) {
      compiled = compileMessageOrThrow(prepare(message));
      known.set(message, compiled);
    }
    return compiled;
  };
}

export function speakerOf<Words>(words: GameWords<Words>, locale: Locale): Say<Words>;
export function speakerOf<Words>(words: SpokenWords<Words>, locale: Locale): Say<Words>;
export function speakerOf<Words>({ messages }: SpokenWords<Words>, locale: Locale): Say<Words> {
  const spoken = messages[locale];
  if (spoken === undefined) throw new RangeError(`no words in ${locale}`);
  return speaker<Words>(spoken, locale);
}

export function sayRefusal(
  words: SpokenWords<AnyWords>,
  locale: Locale,
  refusal: { readonly rule: string; readonly facts: Facts },
  nameOf: (seat: number) => string,
): string {
  const say = speakerOf(words, locale);
  return asSentence(say(`${refusal.rule}.refusal`, words.nameThings(refusal.facts, say, nameOf)));
}

/** Capitalises the first letter, since facts are written as in the middle of a sentence. */
export function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
