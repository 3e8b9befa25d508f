import { factsIn } from './facts-in.ts';
import type { Locale, Messages } from './index.ts';

export type Languages = Readonly<Record<Locale, Messages>>;

const HEADER = '// Written by `npm run words`: what each sentence needs to be said.\n';

/** The types for `Say`: one line per sentence, with its facts. */
export function typesOf(words: Messages, box: Messages | null): string {
  const parts = [HEADER, interfaceOf('Words', words)];
  if (box !== null) parts.push(interfaceOf('BoxWords', box));
  return parts.join('\n');
}

function interfaceOf(name: string, messages: Messages): string {
  const lines = Object.entries(messages).map(([id, message]) => `  '${id}': ${factTypes(message)};\n`);
  return `export interface ${name} {\n${lines.join('')}}\n`;
}

function factTypes(message: string): string {
  const facts = [...factsIn(message)].map(
    ([name, kind]) => `${name}: ${kind === 'number' ? 'number' : 'string | number'}`,
  );
  return facts.length === 0 ? '{}' : `{ ${facts.join('; ')} }`;
}

/** Ids that several files of one language have. */
export function repeatedIds(files: readonly Messages[]): string[] {
  const ids = files.flatMap((messages) => Object.keys(messages));
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is in several files`);
}

/** Ids that only one language has, or whose facts differ between the two. */
export function languageGaps({ fr, en }: Languages): string[] {
  return [...new Set([...Object.keys(fr), ...Object.keys(en)])].flatMap((id) => {
    const [french, english] = [fr[id], en[id]];
    if (french === undefined || english === undefined) return [`${id} is said in one language only`];
    return factTypes(french) === factTypes(english) ? [] : [`${id} holds other facts in French than in English`];
  });
}
