import { type Box, clamp, type Size, TARGET_PX } from '@tablee/table-ui';
import { CARD_RATIO, cardBox, heightOf, MIN_STRIDE_PX, sum } from './card-box.ts';
import { columnsIn, gridPlaces } from './grid.ts';
import type { Felt, Load, Mat } from './index.ts';
import { LANDSCAPE_EDGE_PX, STATUS_HALF_HEIGHT_PX, type Tray } from './tray.ts';

const SEAM_PX = 8;
const PAD_PX = 6;
const GAP_PX = 5;
/** Plate with avatar, name and numbers in a column beside the piles. */
const PLATE_WIDTH_PX = 58;
const PLATE_HEIGHT_PX = 76;
const MAX_PILE_WIDTH_PX = 58;
const MAX_DRAW_WIDTH_PX = 92;
const MAX_ROWS = 2;

interface LandscapePlan {
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
  const tall = tray.edge - STATUS_HALF_HEIGHT_PX - 2;
  const draw = Math.floor(clamp(tall / 1.9, 64, MAX_DRAW_WIDTH_PX));
  const area = {
    left: LANDSCAPE_EDGE_PX,
    top: 0,
    width: floor.width - 2 * LANDSCAPE_EDGE_PX - draw - 20,
    height: tall,
  };
  const plan = largestPlan(area, load.others, load.mine);
  if (plan === null) return null;
  const others = layOthers(plan, load.others);
  const foot = Math.max(...others.map(({ box }) => box.top + box.height));
  return {
    plates: 'side',
    isTight: false,
    isCramped: false,
    others,
    mine: layMine(area, foot + SEAM_PX, load.mine),
    draw: cardBox(floor.width - LANDSCAPE_EDGE_PX - draw - 4, (tall - heightOf(draw)) / 2 + 4, draw),
    log: null,
  };
}

/** One row if piles of a good size fit, else as few rows as needed. */
function largestPlan(area: Box, others: readonly number[], mine: number): LandscapePlan | null {
  const below = SEAM_PX + rowHeight(TARGET_PX, 1);
  if (mine > columnsIn(area.width - 2 * PAD_PX, TARGET_PX, GAP_PX)) return null;
  for (let rows = 1; rows <= MAX_ROWS; rows += 1) {
    for (let width = MAX_PILE_WIDTH_PX; width >= TARGET_PX; width -= 1) {
      const wide = sum(others.map((count) => widthFor(count, width, rows))) + SEAM_PX * (others.length - 1);
      if (wide <= area.width && othersHeight(width, rows) + below <= area.height) return { width, rows, area };
    }
  }
  return null;
}

function widthFor(count: number, width: number, rows: number): number {
  return PLATE_WIDTH_PX + 2 * PAD_PX + Math.max(1, Math.ceil(count / rows)) * (width + GAP_PX);
}

function rowHeight(width: number, rows: number): number {
  return 2 * PAD_PX + (rows - 1) * MIN_STRIDE_PX + heightOf(width);
}

function othersHeight(width: number, rows: number): number {
  return Math.max(PLATE_HEIGHT_PX, rowHeight(width, rows));
}

/** Players with more piles get more width; spare width is shared equally. */
function layOthers({ width, rows, area }: LandscapePlan, counts: readonly number[]): Mat[] {
  const needs = counts.map((count) => widthFor(count, width, rows));
  const spare = (area.width - SEAM_PX * (counts.length - 1) - sum(needs)) / counts.length;
  const height = othersHeight(width, rows);
  let left = area.left;
  return counts.map((count, index) => {
    const box = { left, top: area.top, width: (needs[index] as number) + spare, height };
    const plate = { left: left + PAD_PX, top: area.top, width: PLATE_WIDTH_PX, height };
    const at = { left: left + PLATE_WIDTH_PX + 2 * PAD_PX, top: area.top + PAD_PX };
    const grid = { width, stride: MIN_STRIDE_PX, gap: GAP_PX, columns: Math.max(1, Math.ceil(count / rows)) };
    left += box.width + SEAM_PX;
    return { box, plate, slots: gridPlaces(count, at, grid) };
  });
}

function layMine(area: Box, top: number, count: number): Mat {
  const tall = area.height - top;
  const fit = (area.width - 2 * PAD_PX) / Math.max(1, count) - GAP_PX;
  const width = Math.floor(clamp(Math.min((tall - 2 * PAD_PX) / CARD_RATIO, fit), TARGET_PX, MAX_PILE_WIDTH_PX));
  const box = { left: area.left, top, width: area.width, height: tall };
  const gap = clamp((area.width - 2 * PAD_PX - count * width) / Math.max(1, count), GAP_PX, 14);
  const at = { left: area.left + 2 * PAD_PX, top: top + (tall - heightOf(width)) / 2 };
  const plate = { left: area.left, top, width: 0, height: 0 };
  return { box, plate, slots: gridPlaces(count, at, { width, stride: 0, gap, columns: Math.max(1, count) }) };
}
