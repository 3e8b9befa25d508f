import type { Size } from '@tablee/table-ui';
import { highOf, lowOf } from '../../rules/series.ts';
import { COLOURS, FIRST_VALUE, LAST_VALUE } from '../../rules/tile.ts';
import type { Series } from '../../rules/types.ts';

/** Density of the board. Lengths are in tile widths. */
export interface Density {
  /** Width of the empty slots at the ends of a run. */
  readonly slot: number;
  /** Number of tiles from which a run overlaps its tiles. */
  readonly overlapFrom: number;
  /** Arrangement of the four places of a family: side by side, two by two, overlapping, or overlapping more. */
  readonly family: 'row' | 'square' | 'fan' | 'fold';
  /** Gap between two series. */
  readonly between: { readonly column: number; readonly row: number };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface BoardLayout {
  readonly tile: number;
  readonly density: Density;
  readonly spots: ReadonlyMap<number, Point>;
  /** Exceeds the viewport if even the smallest tiles do not fit: then the board scrolls. */
  readonly height: number;
}

export const SERIES_PADDING = 0.1;
export const TILE_GAP = 0.07;
/** Visible part of a tile that the next one overlaps. */
const OVERLAP_STEP = 0.6;
/** The same in a fan. A complete family takes no more tiles, so it may be folded closer. */
const FAN_STEPS = { open: 0.5, complete: 0.4, folded: 0.26 };
const TILE_RATIO = 1.2;
const AIRY = { column: 0.24, row: 0.2 };
const CLOSE = { column: 0.16, row: 0.12 };
const MAX_ROW_GAP_PX = 34;
/** Width of the slots beside a starter: a ghost there leans over the starter, never towards its neighbour. */
const STARTER_SLOTS = { roomy: 0.72, narrow: 0.62, crowded: 0.4 };

const ROOMY: Density = { slot: 1, overlapFrom: 14, family: 'row', between: AIRY };
const NARROW: Density = { slot: 0.49, overlapFrom: 8, family: 'square', between: AIRY };
const DENSE: Density = { slot: 0.4, overlapFrom: 5, family: 'square', between: CLOSE };
const FANS: Density = { slot: 0.4, overlapFrom: 5, family: 'fan', between: CLOSE };
const CROWDED: Density = { slot: 0.36, overlapFrom: 3, family: 'fold', between: CLOSE };

/** 'sections': each kind begins a row. 'flow': rows are filled in order. 'first-fit': gaps are filled too. */
type RowFill = 'sections' | 'flow' | 'first-fit';

/** Tried in this order; below the smallest tile of one, the next one is better. */
interface LayoutCandidate {
  readonly density: Density;
  readonly fill: RowFill;
  readonly smallest: number;
}

const WIDE_CANDIDATES: readonly LayoutCandidate[] = [
  { density: ROOMY, fill: 'sections', smallest: 62 },
  { density: ROOMY, fill: 'flow', smallest: 58 },
  { density: ROOMY, fill: 'first-fit', smallest: 54 },
  { density: { ...ROOMY, overlapFrom: 8 }, fill: 'first-fit', smallest: 44 },
  { density: { ...NARROW, family: 'row' }, fill: 'first-fit', smallest: 40 },
  { density: NARROW, fill: 'first-fit', smallest: 36 },
];
const PHONE_CANDIDATES: readonly LayoutCandidate[] = [
  { density: NARROW, fill: 'sections', smallest: 45 },
  { density: NARROW, fill: 'flow', smallest: 42 },
  { density: NARROW, fill: 'first-fit', smallest: 38 },
];
/** Minimum width: smaller tiles could not be read, nor their series tapped. The board scrolls instead. */
const MIN_TILE_PX = 34;
const LAST_CANDIDATES: readonly LayoutCandidate[] = [
  { density: DENSE, fill: 'first-fit', smallest: 36 },
  { density: FANS, fill: 'first-fit', smallest: MIN_TILE_PX },
  { density: CROWDED, fill: 'first-fit', smallest: MIN_TILE_PX },
];

export interface BoardRoom extends Size {
  readonly widest: number;
  readonly isWide: boolean;
  /** Space at the bottom right that the heap takes. */
  readonly corner: Size;
}

/** The layout with the largest tiles that fits: runs first, then families, then starters. */
export function layOutBoard(series: readonly Series[], room: BoardRoom): BoardLayout {
  const candidates = [...(room.isWide ? WIDE_CANDIDATES : PHONE_CANDIDATES), ...LAST_CANDIDATES];
  for (const { density, fill, smallest } of candidates) {
    for (let tile = room.widest; tile >= smallest; tile -= 1) {
      const spots = pack(series, room, tile, density, fill);
      if (spots !== null) return { tile, density, spots, height: room.height };
    }
  }
  const { density, fill, smallest: tile } = candidates.at(-1) as LayoutCandidate;
  const endless = { ...room, height: Number.POSITIVE_INFINITY };
  const spots = pack(series, endless, tile, density, fill) ?? new Map<number, Point>();
  const ends = series.map((one) => (spots.get(one.id)?.y ?? 0) + sizeOf(one, density).height * tile);
  return { tile, density, spots, height: Math.max(room.height, ...ends) };
}

/** Size of a series with its slots, in tile widths. */
export function sizeOf(series: Series, { slot, overlapFrom, family }: Density): Size {
  const count = series.tiles.length;
  const high = TILE_RATIO + 2 * SERIES_PADDING;
  if (series.kind === 'family') {
    if (family === 'square')
      return { width: 2 + TILE_GAP + 2 * SERIES_PADDING, height: 2 * TILE_RATIO + TILE_GAP + 2 * SERIES_PADDING };
    const step = family === 'row' ? 1 + TILE_GAP : fanStep(series, family);
    return { width: 1 + 3 * step + 2 * SERIES_PADDING, height: high };
  }
  const ends = Number(lowOf(series.tiles) > FIRST_VALUE) + Number(highOf(series.tiles) < LAST_VALUE);
  const places = series.kind === 'starter' ? 2 : ends;
  return {
    width:
      1 + (count - 1) * stepOf(series, overlapFrom) + places * (slotOf(series, slot) + TILE_GAP) + 2 * SERIES_PADDING,
    height: high,
  };
}

/** Distance from one tile of a run to the next. */
export function stepOf({ tiles }: Series, overlapFrom: number): number {
  return tiles.length >= overlapFrom ? OVERLAP_STEP : 1 + TILE_GAP;
}

export function fanStep({ tiles }: Series, family: Density['family']): number {
  if (tiles.length < COLOURS.length) return FAN_STEPS.open;
  return family === 'fold' ? FAN_STEPS.folded : FAN_STEPS.complete;
}

export function slotOf({ kind }: Series, slot: number): number {
  if (kind !== 'starter') return slot;
  if (slot === CROWDED.slot) return STARTER_SLOTS.crowded;
  return slot === ROOMY.slot ? STARTER_SLOTS.roomy : STARTER_SLOTS.narrow;
}

interface BoardRow {
  readonly items: { readonly id: number; readonly width: number }[];
  readonly kind: Series['kind'];
  height: number;
  used: number;
}

const KINDS_IN_ORDER: readonly Series['kind'][] = ['run', 'family', 'starter'];

function pack(
  series: readonly Series[],
  room: BoardRoom,
  tile: number,
  density: Density,
  fill: RowFill,
): ReadonlyMap<number, Point> | null {
  const sorted = series.toSorted((a, b) => KINDS_IN_ORDER.indexOf(a.kind) - KINDS_IN_ORDER.indexOf(b.kind));
  const rows = rowsOf(sorted, room, tile, density, fill);
  return rows === null ? null : place(rows, room, tile, density);
}

function rowsOf(
  sorted: readonly Series[],
  room: BoardRoom,
  tile: number,
  density: Density,
  fill: RowFill,
): BoardRow[] | null {
  const rows: BoardRow[] = [];
  for (const one of sorted) {
    const size = sizeOf(one, density);
    const [width, height] = [size.width * tile, size.height * tile];
    if (width > room.width) return null;
    const gap = tile * density.between.column;
    const hasRoom = (row: BoardRow): boolean =>
      row.used + gap + width <= widthOf(row, rows, room, tile * density.between.row);
    const open = fill === 'first-fit' ? rows : rows.slice(-1);
    const row = open.find((candidate) => hasRoom(candidate) && (fill !== 'sections' || candidate.kind === one.kind));
    if (row === undefined) rows.push({ items: [{ id: one.id, width }], kind: one.kind, height, used: width });
    else {
      row.items.push({ id: one.id, width });
      row.height = Math.max(row.height, height);
      row.used += gap + width;
    }
  }
  return rows;
}

/** Width available to a row: less beside the corner. */
function widthOf(row: BoardRow, rows: readonly BoardRow[], room: BoardRoom, gap: number): number {
  const above = rows.slice(0, rows.indexOf(row) + 1);
  const bottom = above.reduce((sum, { height }) => sum + height + gap, 0);
  return bottom > room.height - room.corner.height ? room.width - room.corner.width : room.width;
}

/** Places rows from the top with gaps between them; null if they reach beyond the bottom or into the corner. */
function place(
  rows: readonly BoardRow[],
  room: BoardRoom,
  tile: number,
  { between }: Density,
): ReadonlyMap<number, Point> | null {
  const heights = rows.reduce((sum, { height }) => sum + height, 0);
  const gaps = Math.max(1, rows.length - 1);
  const least = tile * between.row;
  if (heights + least * (rows.length - 1) > room.height) return null;
  const air = Number.isFinite(room.height) ? (room.height - heights) / gaps : least;
  const most = Math.max(least, Math.min(air, MAX_ROW_GAP_PX, tile * 0.5));
  for (const row of [most, least]) {
    const spots = placeRows(rows, room, { column: tile * between.column, row });
    if (spots !== null) return spots;
  }
  return null;
}

function placeRows(rows: readonly BoardRow[], room: BoardRoom, gap: Density['between']): Map<number, Point> | null {
  const spots = new Map<number, Point>();
  let y = 0;
  for (const { items, height, used } of rows) {
    const isBesideCorner = y + height > room.height - room.corner.height;
    if (isBesideCorner && used > room.width - room.corner.width) return null;
    let x = ((isBesideCorner ? room.width - room.corner.width : room.width) - used) / 2;
    for (const { id, width } of items) {
      spots.set(id, { x, y });
      x += width + gap.column;
    }
    y += height + gap.row;
  }
  return spots;
}
