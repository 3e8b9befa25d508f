import { type Result, rankBy } from '@tablee/kernel';
import type { TilesState, TilesTypes } from './types.ts';

/** DR-4: most tiles kept. DR-12: fewest tiles left. Equal players share the place. */
export function resultOfTiles(state: TilesState): Result<TilesTypes> | null {
  if (state.phase !== 'over') return null;
  if (state.mode === 'junior') {
    const scores = state.kept.map((tiles) => tiles.length);
    return { rule: 'DR-4', ranks: rankBy(scores, 'highest'), scores };
  }
  const scores = state.racks.map((rack) => rack.length);
  return { rule: scores.includes(0) ? 'DR-12' : 'DR-A11', ranks: rankBy(scores, 'lowest'), scores };
}
