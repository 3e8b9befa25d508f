import { type Result, rankBy } from '@tablee/kernel';
import type { Tile, TilesState, TilesTypes, TilesView } from './types.ts';

/** DR-4: most tiles kept. DR-12: fewest tiles left. Equal players share the place. */
export function resultOfTiles(position: TilesState | TilesView): Result<TilesTypes> | null {
  if (position.phase !== 'over') return null;
  if (position.mode === 'junior') {
    const scores = position.kept.map((tiles) => tiles.length);
    return { rule: 'DR-4', ranks: rankBy(scores, 'highest'), scores };
  }
  const scores = position.racks.map(countOf);
  return { rule: scores.includes(0) ? 'DR-12' : 'DR-A11', ranks: rankBy(scores, 'lowest'), scores };
}

/** A state has the tiles of a rack, a view only their number. */
function countOf(rack: readonly Tile[] | number): number {
  return typeof rack === 'number' ? rack : rack.length;
}
