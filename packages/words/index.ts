import { setupI18n } from '@lingui/core';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type Facts, isRecord } from '@tablee/kernel';

export const LOCALES = ['fr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Sentences by id, in ICU message format. */
export type Messages = Readonly<Record<string, string>>;

/** Says the sentence of an id with these facts in it. */
export type Say = (id: string, facts?: Facts) => string;

/** All the words of one game. */
export interface GameWords {
  readonly messages: Readonly<Record<Locale, Messages>>;
  /** Turns facts as rules give them (a tile's code, a seat's number) into words that a sentence can hold. */
  nameThings(facts: Facts, say: Say, nameOf: (seat: number) => string): Facts;
}

export function speaker(messages: Messages, locale: Locale): Say {
  const i18n = setupI18n({ locale, messages: { [locale]: { ...messages } } });
  i18n.setMessagesCompiler(compiler());
  return (id, facts) => {
    if (!Object.hasOwn(messages, id)) throw new RangeError(`no words for ${id} in ${locale}`);
    return i18n._(id, { ...facts });
  };
}

/** Reads each sentence once: a table says the same ones many times a second. */
function compiler(): (message: string) => CompiledMessage {
  const known = new Map<string, CompiledMessage>();
  return (message) => {
    let compiled = known.get(message);
    if (compiled === undefined) {
      compiled = compileMessageOrThrow(message);
      known.set(message, compiled);
    }
    return compiled;
  };
}

export function speakerOf(words: GameWords, locale: Locale): Say {
  return speaker(words.messages[locale], locale);
}

/** Why a command was refused, in one sentence. */
export function sayRefusal(
  words: GameWords,
  locale: Locale,
  refusal: { readonly rule: string; readonly facts: Facts },
  nameOf: (seat: number) => string,
): string {
  const say = speakerOf(words, locale);
  return say(`${refusal.rule}.refusal`, words.nameThings(refusal.facts, say, nameOf));
}

/** The names of the facts that a sentence holds, in alphabetical order. Throws where it is no ICU message. */
export function placeholdersIn(message: string): string[] {
  return [...new Set(namesIn(compileMessageOrThrow(message)))].toSorted();
}

function namesIn(tokens: CompiledMessage): string[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , choices] = token;
    return [name, ...(isRecord(choices) ? Object.values(choices).flatMap(namesInChoice) : [])];
  });
}

function namesInChoice(choice: unknown): string[] {
  return Array.isArray(choice) ? namesIn(choice as CompiledMessage) : [];
}
