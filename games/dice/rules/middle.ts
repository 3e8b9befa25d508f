import { boundsOf, shiftedBy } from './islands.ts';
import type { Cell } from './types.ts';

/** Maximum distance from the middle at which dice stay, in each direction. */
const MAX_MIDDLE_DISTANCE = 80;

/** True if the table fits into the area around the middle. */
export function fitsMiddle(table: readonly Cell[]): boolean {
  if (table.length === 0) return true;
  const { left, top, right, bottom } = boundsOf(table);
  return right - left <= 2 * MAX_MIDDLE_DISTANCE && bottom - top <= 2 * MAX_MIDDLE_DISTANCE;
}

/**
 * Centres a table that has drifted away. Otherwise a player could lay dice at the edge of the grid, and the other one
 * would have no cells for an obligatory lay.
 */
export function broughtBack<D extends Cell>(table: readonly D[]): readonly D[] {
  if (table.every(({ x, y }) => Math.abs(x) <= MAX_MIDDLE_DISTANCE && Math.abs(y) <= MAX_MIDDLE_DISTANCE)) return table;
  const { left, top, right, bottom } = boundsOf(table);
  return shiftedBy(table, -Math.floor((left + right) / 2), -Math.floor((top + bottom) / 2));
}
