import type { HostCatalog } from '../match/rebuild.ts';

const USUAL = 'normal';

/** Who plays for somebody who is away or has left: no child's level, and no expert's. Null where the game has no bots. */
export function standInLevel(catalog: HostCatalog, game: string): string | null {
  const levels = Object.keys(catalog[game]?.bots ?? {});
  return levels.includes(USUAL) ? USUAL : (levels[Math.floor(levels.length / 2)] ?? null);
}
