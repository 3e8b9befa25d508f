import type { Cell } from '../../rules/types.ts';

/** Half the width of a fingertip: cells of an overview are smaller than a finger. */
const FINGER_RADIUS_PX = 22;

/**
 * The highlighted cell that a tap in the overview means: the nearest one; null if none is under the finger. `at` in
 * cells, `cell` in px.
 */
export function litCellAt(lit: readonly Cell[], at: Cell, cell: number): Cell | null {
  let [best, least] = [null as Cell | null, FINGER_RADIUS_PX / cell];
  for (const one of lit) {
    const far = Math.max(Math.abs(one.x + 0.5 - at.x), Math.abs(one.y + 0.5 - at.y)) - 0.5;
    const nearest = best === null ? far <= least : far < least;
    if (nearest) [best, least] = [one, far];
  }
  return best;
}
