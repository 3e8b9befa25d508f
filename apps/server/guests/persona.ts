import { randomInt } from 'node:crypto';
import { AVATARS } from './avatars.ts';
import { NICKNAMES } from './names.ts';

/** Name and animal of a sitter. */
export interface Persona {
  readonly name: string;
  readonly avatar: string;
}

/** A random name and animal, different from those of `others` as long as unused ones are left. */
export function makePersona(others: readonly Persona[] = []): Persona {
  const taken = new Set(others.flatMap(({ name, avatar }) => [name, avatar]));
  return { name: pickFresh(NICKNAMES, taken), avatar: pickFresh(AVATARS, taken) };
}

function pickFresh(list: readonly string[], taken: ReadonlySet<string>): string {
  const fresh = list.filter((item) => !taken.has(item));
  const choices = fresh.length > 0 ? fresh : list;
  return choices[randomInt(choices.length)] as string;
}
