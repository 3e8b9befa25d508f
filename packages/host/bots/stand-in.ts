import type { HostCatalog } from '../match/rebuild.ts';

const USUAL = 'normal';

/**
 * Level of the bot that plays for a person who is away or has left: normal, else the middle one. Null if the game has
 * no bots.
 */
export function standInLevel(catalog: HostCatalog, game: string): string | null {
  const levels = Object.keys(catalog[game]?.bots ?? {});
  return levels.includes(USUAL) ? USUAL : (levels[Math.floor(levels.length / 2)] ?? null);
}
