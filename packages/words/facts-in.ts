import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { isRecord } from '@tablee/kernel';

/** 'number' for a fact that selects a plural or is formatted as a number. */
export type FactKind = 'number' | 'any';

/** Facts of a sentence, sorted by name. Throws for an invalid ICU message. */
export function factsIn(message: string): ReadonlyMap<string, FactKind> {
  const found = new Map<string, FactKind>();
  for (const [name, kind] of factsOf(compileMessageOrThrow(message))) {
    if (kind === 'number' || !found.has(name)) found.set(name, kind);
  }
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Sorted names of the facts of a sentence. Throws for an invalid ICU message. */
export function placeholdersIn(message: string): string[] {
  return [...factsIn(message).keys()];
}

const COUNTED: ReadonlySet<unknown> = new Set(['plural', 'selectordinal', 'number']);

function factsOf(tokens: CompiledMessage): (readonly [string, FactKind])[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, format, choices] = token;
    const inside = isRecord(choices) ? Object.values(choices).flatMap(factsOfChoice) : [];
    return [[name, COUNTED.has(format) ? 'number' : 'any'] as const, ...inside];
  });
}

function factsOfChoice(choice: unknown): (readonly [string, FactKind])[] {
  return Array.isArray(choice) ? factsOf(choice as CompiledMessage) : [];
}
