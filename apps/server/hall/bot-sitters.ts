import { type BotSitter, type HostCatalog, standInLevel, type TableDoc } from '@tablee/host';
import { makePersona } from '../guests/persona.ts';

export function levelsOf(catalog: HostCatalog, game: string): string[] {
  return Object.keys(catalog[game]?.bots ?? {});
}

/** Where nobody said how good a bot should be; empty where the game has none. */
export function usualLevel(catalog: HostCatalog, game: string): string {
  return standInLevel(catalog, game) ?? '';
}

/** Who plays on for somebody who left. */
export function successorBot(catalog: HostCatalog, doc: TableDoc): BotSitter {
  return newBot(doc, usualLevel(catalog, doc.game));
}

/** With a name that nobody has at this table. */
export function newBot({ seats }: TableDoc, level: string): BotSitter {
  const others = seats.flatMap((sitter) => (sitter.kind === 'open' ? [] : [sitter]));
  return { kind: 'bot', level, ...makePersona(others) };
}
