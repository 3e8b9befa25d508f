import type { Size } from '@tablee/table-ui';
import { boxOf } from '../../rules/islands.ts';
import type { Cell } from '../../rules/types.ts';

/** A finger needs this much: smaller cells are an overview. */
export const SMALLEST = 44;
const LARGEST = 110;
/** Below this a number is no longer read. */
const OVERVIEW = 20;
/** As large as twelve columns and seven rows allow, but never too small for a finger. */
const USUAL = { least: 46, most: 72, columns: 12, rows: 7.5 };

/** How wide a cell is before anybody zooms; `size` is that of the window, null before it was laid out. */
export function usualCell(size: Size | null): number {
  if (size === null) return USUAL.least;
  const roomy = Math.floor(Math.min(size.width / USUAL.columns, size.height / USUAL.rows));
  return Math.min(USUAL.most, Math.max(USUAL.least, roomy));
}

/** How wide a cell may be for all dice to be seen at once. */
export function fittingCell(table: readonly Cell[], { width, height }: Size): number {
  if (table.length === 0) return LARGEST;
  const { left, top, right, bottom } = boxOf(table);
  return Math.max(OVERVIEW, Math.floor(Math.min(width / (right - left + 2), height / (bottom - top + 2))));
}

export function zoomedCell(cell: number, factor: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, cell * factor));
}

/** Where to look after a zoom, so that what lies under the fingers stays there; they and the middle in pixels of the window. */
export function eyeAfterZoom(eye: Cell, fingers: Cell, middle: Cell, cells: readonly [number, number]): Cell {
  const nearer = 1 / cells[0] - 1 / cells[1];
  return { x: eye.x + (fingers.x - middle.x) * nearer, y: eye.y + (fingers.y - middle.y) * nearer };
}
