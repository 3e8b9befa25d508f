import { randomInt } from 'node:crypto';
import { AVATARS } from './avatars.ts';
import { NICKNAMES } from './names.ts';

/** How somebody is called and pictured at a table. */
export interface Persona {
  readonly name: string;
  readonly avatar: string;
}

/** By chance, and unlike those who are there already while there are others left. */
export function makePersona(others: readonly Persona[] = []): Persona {
  const taken = new Set(others.flatMap(({ name, avatar }) => [name, avatar]));
  return { name: pickFresh(NICKNAMES, taken), avatar: pickFresh(AVATARS, taken) };
}

function pickFresh(list: readonly string[], taken: ReadonlySet<string>): string {
  const fresh = list.filter((item) => !taken.has(item));
  const choices = fresh.length > 0 ? fresh : list;
  return choices[randomInt(choices.length)] as string;
}
