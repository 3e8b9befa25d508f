import type { Cell } from '../../rules/types.ts';

/** Half of what a finger covers: cells of an overview are smaller than a finger. */
const FINGER_PX = 22;

/** The lit cell that a touch of the overview means: the nearest to it; null where none is under the finger. `at` in cells, `cell` in pixels. */
export function litCellAt(lit: readonly Cell[], at: Cell, cell: number): Cell | null {
  let [best, least] = [null as Cell | null, FINGER_PX / cell];
  for (const one of lit) {
    const far = Math.max(Math.abs(one.x + 0.5 - at.x), Math.abs(one.y + 0.5 - at.y)) - 0.5;
    const nearest = best === null ? far <= least : far < least;
    if (nearest) [best, least] = [one, far];
  }
  return best;
}
