import type { BotSitter, HostCatalog, TableDoc } from '@tablee/host';
import { makePersona } from '../guests/persona.ts';

/** Who sits down where nobody said how good a bot should be; where a game has no such bot, its first. */
const USUAL = 'normal';

export function levelsOf(catalog: HostCatalog, game: string): string[] {
  return Object.keys(catalog[game]?.bots ?? {});
}

export function usualLevel(catalog: HostCatalog, game: string): string {
  const levels = levelsOf(catalog, game);
  return levels.find((level) => level === USUAL) ?? levels[0] ?? USUAL;
}

/** With a name that nobody has at this table. */
export function newBot({ seats }: TableDoc, level: string): BotSitter {
  const others = seats.flatMap((sitter) => (sitter.kind === 'open' ? [] : [sitter]));
  return { kind: 'bot', level, ...makePersona(others) };
}
