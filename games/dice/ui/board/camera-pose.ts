import type { Cell } from '../../rules/types.ts';
import { MIN_TOUCH_CELL_PX } from './zoom.ts';

/** Cell size in px, and the centre of the window in cells. */
export interface CameraPose {
  readonly cell: number;
  readonly eye: Cell;
}

/** Differences below this, in cells, are invisible. */
const INVISIBLE_CELLS = 0.5;

interface PoseChange {
  readonly now: CameraPose;
  /** The overview. */
  readonly all: CameraPose;
  /** The view before the overview; null if there is no way back. */
  readonly before: CameraPose | null;
}

/** Result of a press: the overview, or from any overview back to the view before. */
export function nextPose({ now, all, before }: PoseChange): {
  readonly to: CameraPose;
  readonly before: CameraPose | null;
} {
  const isThere = now.cell < MIN_TOUCH_CELL_PX || isSame(now, all);
  return before !== null && isThere ? { to: before, before: null } : { to: all, before: now };
}

function isSame(one: CameraPose, other: CameraPose): boolean {
  const apart = Math.max(Math.abs(one.eye.x - other.eye.x), Math.abs(one.eye.y - other.eye.y));
  return one.cell === other.cell && apart < INVISIBLE_CELLS;
}
