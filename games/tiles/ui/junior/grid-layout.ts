import type { Size } from '@tablee/table-ui';

export interface GridLayout {
  readonly columns: number;
  readonly tile: number;
  /** May exceed the viewport: tiles keep a minimum size and the grid scrolls. */
  readonly height: number;
  readonly spots: readonly { readonly x: number; readonly y: number; readonly turn: number }[];
}

const TILE_RATIO = 1.2;
/** Distance from tile to tile, in tile widths. */
const PLACE_STEP = { x: 1.14, y: 1.3 };
const MAX_TILE_PX = { desk: 78, television: 150 };
const MIN_TILE_PX = 34;
const MAX_COLUMNS = 26;

/** The number of columns with the largest tiles. Each place is slightly rotated and shifted, always in the same way. */
export function layOutGrid(count: number, { width, height }: Size, isBig = false): GridLayout {
  const widest = isBig ? MAX_TILE_PX.television : MAX_TILE_PX.desk;
  let best = { columns: 1, tile: 0 };
  for (let columns = 1; columns <= MAX_COLUMNS; columns += 1) {
    const rows = Math.ceil(count / columns);
    const tile = Math.floor(Math.min(widest, width / (columns * PLACE_STEP.x), height / (rows * PLACE_STEP.y)));
    if (tile > best.tile) best = { columns, tile };
  }
  const doesFit = best.tile >= MIN_TILE_PX;
  const tile = doesFit ? best.tile : MIN_TILE_PX;
  const columns = doesFit ? best.columns : Math.max(1, Math.floor(width / (MIN_TILE_PX * PLACE_STEP.x)));
  const rows = Math.ceil(count / columns);
  const whole = doesFit ? height : rows * tile * PLACE_STEP.y;
  const step = { x: width / columns, y: Math.min(whole / rows, tile * TILE_RATIO * 1.45) };
  const top = (whole - step.y * rows) / 2;
  const spots = Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / columns);
    const inRow = Math.min(columns, count - row * columns);
    const indent = ((columns - inRow) * step.x) / 2;
    return {
      x: indent + (place % columns) * step.x + (step.x - tile) / 2 + scatter(place, 31, tile * 0.05),
      y: top + row * step.y + (step.y - tile * TILE_RATIO) / 2 + scatter(place, 17, tile * 0.04),
      turn: scatter(place, 47, 3.6),
    };
  });
  return { columns, tile, height: whole, spots };
}

/** Row and column of a place for screen readers, counted from 1. */
export function rowAndColumnOf(place: number, columns: number): { readonly row: number; readonly column: number } {
  return { row: Math.floor(place / columns) + 1, column: (place % columns) + 1 };
}

/** Pseudo-random offset from a fixed stride: looks scattered, and is the same at each render. */
function scatter(place: number, stride: number, most: number): number {
  return ((((place + 3) * stride) % 21) / 10 - 1) * most;
}
