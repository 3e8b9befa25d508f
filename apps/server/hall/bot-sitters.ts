import { type BotSitter, type HostCatalog, standInLevel, type TableDoc } from '@tablee/host';
import { makePersona } from '../guests/persona.ts';

export function levelsOf(catalog: HostCatalog, game: string): string[] {
  return Object.keys(catalog[game]?.bots ?? {});
}

/** Level of a bot when nobody chose one; empty if the game has no bots. */
export function usualLevel(catalog: HostCatalog, game: string): string {
  return standInLevel(catalog, game) ?? '';
}

/** The bot that takes the seat of a player who left. */
export function successorBot(catalog: HostCatalog, doc: TableDoc): BotSitter {
  return newBot(doc, usualLevel(catalog, doc.game));
}

/** A bot with a name and animal that differ from those at this table. */
export function newBot({ seats }: TableDoc, level: string): BotSitter {
  const others = seats.flatMap((sitter) => (sitter.kind === 'open' ? [] : [sitter]));
  return { kind: 'bot', level, ...makePersona(others) };
}
