import { isIndex, isRecord } from '@tablee/kernel';
import { byColourThenValue, isTile, TILES } from './tile.ts';
import type { LayCommand, TilesCommand } from './types.ts';

/** Validates raw commands and sorts their tiles, so that equal lays are equal commands. */
export function parseTilesCommand(raw: unknown): TilesCommand | null {
  if (!isRecord(raw)) return null;
  switch (raw['do']) {
    case 'draw':
    case 'keep':
      return { do: raw['do'] };
    case 'flip':
      return isIndex(raw['place']) && raw['place'] < TILES.length ? { do: 'flip', place: raw['place'] } : null;
    case 'lay':
      return parseLay(raw);
    default:
      return null;
  }
}

function parseLay(raw: Record<string, unknown>): LayCommand | null {
  const { on } = raw;
  if (on !== null && !isIndex(on)) return null;
  if (!Array.isArray(raw['tiles'])) return null;
  const tiles: unknown[] = Array.from(raw['tiles']); // every() would skip holes in the list
  if (tiles.length === 0 || tiles.length > TILES.length || !tiles.every(isTile)) return null;
  if (new Set(tiles).size !== tiles.length) return null;
  return { do: 'lay', tiles: tiles.toSorted(byColourThenValue), on };
}
