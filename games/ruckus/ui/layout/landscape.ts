import { type Box, clamp, type Size, TARGET_PX } from '@tablee/table-ui';
import { cardBox, heightOf, LEAST_STRIDE, sum } from './card-box.ts';
import { columnsIn, gridPlaces } from './grid.ts';
import type { Felt, Load, Mat } from './index.ts';
import { LANDSCAPE_EDGE, STATUS_HALF, type Tray } from './tray.ts';

const SEAM = 8;
const PAD = 6;
const GAP = 5;
/** Plate with avatar, name and numbers in a column beside the piles. */
const PLATE_WIDE = 58;
const PLATE_TALL = 76;
const LARGEST = 58;
const LARGEST_DRAW = 92;
const MOST_ROWS = 2;

interface Plan {
  readonly width: number;
  readonly rows: number;
  readonly area: Box;
}

/**
 * Landscape phones: other players side by side, my piles below, the draw pile at the right thumb. Null if it does not
 * fit.
 */
export function landscapeFelt(floor: Size, tray: Tray, load: Load): Felt | null {
  if (load.mine === null) return null; // a spectator has no piles below, so compactFelt has room for more rows
  const tall = tray.edge - STATUS_HALF - 2;
  const draw = Math.floor(clamp(tall / 1.9, 64, LARGEST_DRAW));
  const area = { left: LANDSCAPE_EDGE, top: 0, width: floor.width - 2 * LANDSCAPE_EDGE - draw - 20, height: tall };
  const plan = largestPlan(area, load.others, load.mine);
  if (plan === null) return null;
  const others = layOthers(plan, load.others);
  const foot = Math.max(...others.map(({ box }) => box.top + box.height));
  return {
    plates: 'side',
    isTight: false,
    isCramped: false,
    others,
    mine: layMine(area, foot + SEAM, load.mine),
    draw: cardBox(floor.width - LANDSCAPE_EDGE - draw - 4, (tall - heightOf(draw)) / 2 + 4, draw),
    log: null,
  };
}

/** One row if piles of a good size fit, else as few rows as needed. */
function largestPlan(area: Box, others: readonly number[], mine: number): Plan | null {
  const below = SEAM + rowTall(TARGET_PX, 1);
  if (mine > columnsIn(area.width - 2 * PAD, TARGET_PX, GAP)) return null;
  for (let rows = 1; rows <= MOST_ROWS; rows += 1) {
    for (let width = LARGEST; width >= TARGET_PX; width -= 1) {
      const wide = sum(others.map((count) => needOf(count, width, rows))) + SEAM * (others.length - 1);
      if (wide <= area.width && othersTall(width, rows) + below <= area.height) return { width, rows, area };
    }
  }
  return null;
}

function needOf(count: number, width: number, rows: number): number {
  return PLATE_WIDE + 2 * PAD + Math.max(1, Math.ceil(count / rows)) * (width + GAP);
}

function rowTall(width: number, rows: number): number {
  return 2 * PAD + (rows - 1) * LEAST_STRIDE + heightOf(width);
}

function othersTall(width: number, rows: number): number {
  return Math.max(PLATE_TALL, rowTall(width, rows));
}

/** Players with more piles get more width; spare width is shared equally. */
function layOthers({ width, rows, area }: Plan, counts: readonly number[]): Mat[] {
  const needs = counts.map((count) => needOf(count, width, rows));
  const spare = (area.width - SEAM * (counts.length - 1) - sum(needs)) / counts.length;
  const height = othersTall(width, rows);
  let left = area.left;
  return counts.map((count, index) => {
    const box = { left, top: area.top, width: (needs[index] as number) + spare, height };
    const plate = { left: left + PAD, top: area.top, width: PLATE_WIDE, height };
    const at = { left: left + PLATE_WIDE + 2 * PAD, top: area.top + PAD };
    const grid = { width, stride: LEAST_STRIDE, gap: GAP, columns: Math.max(1, Math.ceil(count / rows)) };
    left += box.width + SEAM;
    return { box, plate, slots: gridPlaces(count, at, grid) };
  });
}

function layMine(area: Box, top: number, count: number): Mat {
  const tall = area.height - top;
  const fit = (area.width - 2 * PAD) / Math.max(1, count) - GAP;
  const width = Math.floor(clamp(Math.min((tall - 2 * PAD) / 1.38, fit), TARGET_PX, LARGEST));
  const box = { left: area.left, top, width: area.width, height: tall };
  const gap = clamp((area.width - 2 * PAD - count * width) / Math.max(1, count), GAP, 14);
  const at = { left: area.left + 2 * PAD, top: top + (tall - heightOf(width)) / 2 };
  const plate = { left: area.left, top, width: 0, height: 0 };
  return { box, plate, slots: gridPlaces(count, at, { width, stride: 0, gap, columns: Math.max(1, count) }) };
}
