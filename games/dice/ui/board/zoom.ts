import type { Size } from '@tablee/table-ui';
import { boundsOf } from '../../rules/islands.ts';
import type { Cell } from '../../rules/types.ts';

/** Minimum touch target in px; with smaller cells the felt is an overview. */
export const MIN_TOUCH_CELL_PX = 44;
const MAX_CELL_PX = 110;
/** Minimum cell size in px at which numbers are readable. */
const MIN_OVERVIEW_CELL_PX = 20;
/** Cells are large enough for twelve columns and seven rows to fit, within limits. */
const DEFAULT_CELL_PX = { least: 46, most: 72, columns: 12, rows: 7.5 };

/** Default cell size; `size` is the window, null before layout. */
export function usualCell(size: Size | null): number {
  if (size === null) return DEFAULT_CELL_PX.least;
  const roomy = Math.floor(Math.min(size.width / DEFAULT_CELL_PX.columns, size.height / DEFAULT_CELL_PX.rows));
  return Math.min(DEFAULT_CELL_PX.most, Math.max(DEFAULT_CELL_PX.least, roomy));
}

/** Maximum cell size at which all these cells fit. */
export function fittingCell(table: readonly Cell[], { width, height }: Size): number {
  if (table.length === 0) return MAX_CELL_PX;
  const { left, top, right, bottom } = boundsOf(table);
  return Math.max(MIN_OVERVIEW_CELL_PX, Math.floor(Math.min(width / (right - left + 2), height / (bottom - top + 2))));
}

export function zoomedCell(cell: number, factor: number): number {
  return Math.min(MAX_CELL_PX, Math.max(MIN_TOUCH_CELL_PX, cell * factor));
}

/** Centre after a zoom that keeps the point under the fingers fixed. `fingers` and `middle` are in px of the window. */
export function eyeAfterZoom(eye: Cell, fingers: Cell, middle: Cell, cells: readonly [number, number]): Cell {
  const nearer = 1 / cells[0] - 1 / cells[1];
  return { x: eye.x + (fingers.x - middle.x) * nearer, y: eye.y + (fingers.y - middle.y) * nearer };
}
