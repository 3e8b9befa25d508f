import { boundsOf, islandsOf, packIslands, shiftedBy } from '../../rules/islands.ts';
import type { Cell, Placed } from '../../rules/types.ts';

/** The same islands without rotation, packed into this many columns, near their old centre. */
export function tidy(table: readonly Placed[], columns: number): Placed[] {
  if (table.length === 0) return [];
  const islands = islandsOf(table).toSorted((a, b) => heightOf(b) - heightOf(a));
  const packed = packIslands(islands, columns);
  const [before, after] = [middleCellOf(table), middleCellOf(packed)];
  return shiftedBy(packed, before.x - after.x, before.y - after.y);
}

function heightOf(island: readonly Placed[]): number {
  const { top, bottom } = boundsOf(island);
  return bottom - top;
}

function middleCellOf(table: readonly Placed[]): Cell {
  const { left, top, right, bottom } = boundsOf(table);
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
}
