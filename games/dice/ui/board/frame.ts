import { boundsOf, islandsOf } from '../../rules/islands.ts';
import { keyOf } from '../../rules/lines.ts';
import type { Cell } from '../../rules/types.ts';

/** The part of the felt that can be scrolled to, in cells; right and bottom are inclusive. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Size of a window in cells. */
export interface WindowCells {
  readonly columns: number;
  readonly rows: number;
}

/** Cells around the dice: enough for any set laid at their edge. */
const FELT_MARGIN_CELLS = 5;

/**
 * Extends a few cells beyond the dice and beyond the window in each direction, so that the felt seems endless. Never
 * shrinks while there are dice on it: a place just scrolled to must not disappear.
 */
export function frameOf(table: readonly Cell[], { columns, rows }: WindowCells, before: Frame | null): Frame {
  const { x, y } = middleOf(table);
  const [across, down] = [Math.ceil(columns / 2) + FELT_MARGIN_CELLS, Math.ceil(rows / 2) + FELT_MARGIN_CELLS];
  const around = {
    left: Math.floor(x) - across,
    top: Math.floor(y) - down,
    right: Math.ceil(x) + across,
    bottom: Math.ceil(y) + down,
  };
  if (table.length === 0) return around;
  const { left, top, right, bottom } = boundsOf(table);
  const own = union(around, {
    left: left - FELT_MARGIN_CELLS,
    top: top - FELT_MARGIN_CELLS,
    right: right + FELT_MARGIN_CELLS,
    bottom: bottom + FELT_MARGIN_CELLS,
  });
  return before === null ? own : union(own, before);
}

function union(one: Frame, other: Frame): Frame {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** Centre of the dice; on an empty felt, the centre of the first cell. */
export function middleOf(table: readonly Cell[]): Cell {
  if (table.length === 0) return { x: 0.5, y: 0.5 };
  const { left, top, right, bottom } = boundsOf(table);
  return { x: (left + right + 1) / 2, y: (top + bottom + 1) / 2 };
}

/** New centre of the window that shows all these cells with minimal movement; `eye` is the present centre. */
export function eyeFor(cells: readonly Cell[], eye: Cell, { columns, rows }: WindowCells): Cell {
  if (cells.length === 0) return eye;
  const { left, top, right, bottom } = boundsOf(cells);
  return { x: along(eye.x, columns / 2, left, right + 1), y: along(eye.y, rows / 2, top, bottom + 1) };
}

/** The whole table with these cells if it fits the window, else their islands, else the cells alone. */
export function worthSeeing(
  table: readonly Cell[],
  cells: readonly Cell[],
  { columns, rows }: WindowCells,
): readonly Cell[] {
  const islands = islandsAt(table, cells);
  return (
    [
      [...table, ...cells],
      [...islands, ...cells],
    ].find((some) => fits(some, columns, rows)) ?? cells
  );
}

/** The first choice that fits the window; the last one if none does. */
export function firstInSight(choices: readonly (readonly Cell[])[], { columns, rows }: WindowCells): readonly Cell[] {
  return choices.find((cells) => fits(cells, columns, rows)) ?? choices.at(-1) ?? [];
}

function islandsAt(table: readonly Cell[], cells: readonly Cell[]): Cell[] {
  const keys = new Set(cells.map(keyOf));
  return islandsOf(table)
    .filter((island) => island.some((cell) => keys.has(keyOf(cell))))
    .flat();
}

function fits(cells: readonly Cell[], columns: number, rows: number): boolean {
  if (cells.length === 0) return true;
  const { left, top, right, bottom } = boundsOf(cells);
  return right - left + 1 + 2 * WINDOW_MARGIN_CELLS <= columns && bottom - top + 1 + 2 * WINDOW_MARGIN_CELLS <= rows;
}

/** Free space beside the cells, in cells. */
const WINDOW_MARGIN_CELLS = 0.5;

function along(eye: number, half: number, from: number, to: number): number {
  const [least, most] = [to + WINDOW_MARGIN_CELLS - half, from - WINDOW_MARGIN_CELLS + half];
  return least > most ? (from + to) / 2 : Math.min(most, Math.max(least, eye));
}
