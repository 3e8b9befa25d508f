import type { Cell } from '../../rules/types.ts';
import { SMALLEST } from './zoom.ts';

/** How large cells are, and the middle of what is seen, in cells. */
export interface Sighting {
  readonly cell: number;
  readonly eye: Cell;
}

/** Nobody sees a difference below this, in cells. */
const NEAR = 0.5;

interface Looking {
  readonly now: Sighting;
  /** Where everything is seen. */
  readonly all: Sighting;
  /** What was seen before everything was; null where that was left behind. */
  readonly before: Sighting | null;
}

/** Where a press leads: to everything, and from there, or from any other overview, back to what was seen before. */
export function nextSighting({ now, all, before }: Looking): {
  readonly to: Sighting;
  readonly before: Sighting | null;
} {
  const isThere = now.cell < SMALLEST || isSame(now, all);
  return before !== null && isThere ? { to: before, before: null } : { to: all, before: now };
}

function isSame(one: Sighting, other: Sighting): boolean {
  const apart = Math.max(Math.abs(one.eye.x - other.eye.x), Math.abs(one.eye.y - other.eye.y));
  return one.cell === other.cell && apart < NEAR;
}
