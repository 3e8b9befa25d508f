import { keyOf } from './lines.ts';
import type { Cell, Placed } from './types.ts';

/** Width in cells at which packing starts a new row. */
const PACKING_WIDTH = 11;

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Needs at least one cell. */
export function boundsOf(cells: readonly Cell[]): Bounds {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function shiftedBy<D extends Cell>(cells: readonly D[], dx: number, dy: number): D[] {
  return cells.map((cell) => ({ ...cell, x: cell.x + dx, y: cell.y + dy }));
}

export function neighboursOf({ x, y }: Cell): Cell[] {
  return [
    { x: x + 1, y },
    { x: x - 1, y },
    { x, y: y + 1 },
    { x, y: y - 1 },
  ];
}

/** Splits a table into its connected parts. */
export function islandsOf<D extends Cell>(table: readonly D[]): D[][] {
  const byCell = new Map(table.map((die) => [keyOf(die), die]));
  const islands: D[][] = [];
  for (const first of table) {
    if (!byCell.delete(keyOf(first))) continue;
    const island = [first];
    for (const die of island) {
      for (const cell of neighboursOf(die)) {
        const beside = byCell.get(keyOf(cell));
        if (beside !== undefined && byCell.delete(keyOf(cell))) island.push(beside);
      }
    }
    islands.push(island);
  }
  return islands;
}

/** Packs islands in rows so that none touches another. */
export function packIslands(islands: readonly (readonly Placed[])[], width = PACKING_WIDTH): Placed[] {
  const packed: Placed[] = [];
  let [x, y, below] = [0, 0, 0];
  for (const island of islands) {
    const { left, top, right, bottom } = boundsOf(island);
    if (x > 0 && x + right - left + 1 > width) [x, y] = [0, below];
    packed.push(...shiftedBy(island, x - left, y - top));
    x += right - left + 2;
    below = Math.max(below, y + bottom - top + 2);
  }
  return packed;
}

/** Adds an island below the table without touching it. */
export function addIsland(table: readonly Placed[], island: readonly Placed[]): Placed[] {
  if (table.length === 0) return [...island];
  const [lying, added] = [boundsOf(table), boundsOf(island)];
  return [...table, ...shiftedBy(island, lying.left - added.left, lying.bottom + 2 - added.top)];
}
