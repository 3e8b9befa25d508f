import { boxOf, shiftedBy } from './islands.ts';
import type { Cell } from './types.ts';

/** How far from the middle dice come to lie, in either direction. */
const MIDDLE = 80;

/** Whether a table is small enough to lie around the middle. */
export function fitsMiddle(table: readonly Cell[]): boolean {
  if (table.length === 0) return true;
  const { left, top, right, bottom } = boxOf(table);
  return right - left <= 2 * MIDDLE && bottom - top <= 2 * MIDDLE;
}

/**
 * A table that has drifted away is brought back whole. Else somebody could lay dice at the very edge, and beyond it there
 * would be no cell for what the other one has to lay.
 */
export function broughtBack<D extends Cell>(table: readonly D[]): readonly D[] {
  if (table.every(({ x, y }) => Math.abs(x) <= MIDDLE && Math.abs(y) <= MIDDLE)) return table;
  const { left, top, right, bottom } = boxOf(table);
  return shiftedBy(table, -Math.floor((left + right) / 2), -Math.floor((top + bottom) / 2));
}
