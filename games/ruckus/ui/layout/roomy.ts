import { type Box, clamp, type Size } from '@tablee/table-ui';
import { cardBox, heightOf } from './card-box.ts';
import { fitGrid, gridPlaces } from './grid.ts';
import type { Felt, Load, Mat } from './index.ts';
import { STATUS_HALF_HEIGHT_PX, scaleOf, type Tray } from './tray.ts';

const EDGE_PX = 36;
const SEAM_PX = 16;

interface RoomyPlan {
  readonly floor: Size;
  readonly scale: number;
  readonly draw: number;
  readonly mine: Box;
}

/** Desktop: other players around the table, the draw pile in the middle, my mat in front. */
export function roomyFelt(floor: Size, tray: Tray, { others, mine }: Load): Felt {
  const scale = scaleOf(floor);
  const foot = tray.edge - STATUS_HALF_HEIGHT_PX - 12 * scale;
  const tall = mine === null ? 0 : Math.round(146 * scale);
  const wide = Math.round(600 * scale);
  const box = { left: (floor.width - wide) / 2, top: foot - tall, width: wide, height: tall };
  const plan: RoomyPlan = { floor, scale, draw: Math.round(104 * scale), mine: box };
  const mats = matsAround(plan, others);
  const inner = mats.filter((_, index) => !isOuter(index, mats.length)).map(bottomOf);
  const above = Math.max(20 * scale, ...inner);
  const top = (above + box.top - heightOf(plan.draw)) / 2;
  return {
    plates: 'whole',
    isTight: false,
    isCramped: false,
    others: mats,
    mine: mine === null ? null : myMat(plan, mine),
    draw: cardBox((floor.width - plan.draw) / 2, top, plan.draw),
    log: { right: 44, bottom: floor.height - tray.box.top + 40 },
  };
}

function bottomOf({ box }: Mat): number {
  return box.top + box.height;
}

/** True for the first and the last player, who sit beside me; the others sit across. */
function isOuter(index: number, count: number): boolean {
  return count > 1 && (index === 0 || index === count - 1);
}

function matsAround(plan: RoomyPlan, counts: readonly number[]): Mat[] {
  const { floor, scale } = plan;
  return counts.map((count, index) => {
    const isBeside = isOuter(index, counts.length);
    const along = counts.length === 1 ? 0.5 : index / (counts.length - 1);
    const top = Math.round((isBeside ? 104 : 22) * scale);
    const width = matWidth(plan, count, counts.length, isBeside);
    const left = EDGE_PX + along * (floor.width - 2 * EDGE_PX - width);
    return matIn({ left, top, width, height: roomBelow(plan, top, isBeside) }, count, scale);
  });
}

/** Players across get the free width at both sides, unless there are many. */
function matWidth({ floor, scale }: RoomyPlan, count: number, players: number, isBeside: boolean): number {
  const usual = 372 * scale;
  const share = (floor.width - 2 * EDGE_PX - SEAM_PX * (players - 1)) / players;
  if (players > 3) return Math.min(usual, share);
  const most = isBeside
    ? Math.min(share, players === 2 ? 520 * scale : usual)
    : floor.width - 2 * (EDGE_PX + usual + SEAM_PX);
  return clamp(count * 104 * scale + 40 * scale, usual, Math.max(usual, most));
}

function roomBelow({ mine, draw, scale }: RoomyPlan, top: number, isBeside: boolean): number {
  const low = isBeside ? mine.top - SEAM_PX : mine.top - heightOf(draw) - 44 * scale;
  return low - top;
}

const PLATE_HEIGHT_PX = 60;

/** Distance from the upper edge of a mat to its piles: the plate covers that edge. */
function headHeight(scale: number): number {
  return Math.max(50 * scale, PLATE_HEIGHT_PX - 22 * scale + 14);
}

function insideOf({ width, height }: Box, scale: number): Size {
  return { width: width - 40 * scale, height: height - headHeight(scale) - 14 * scale };
}

function matIn(room: Box, count: number, scale: number): Mat {
  const grid = fitGrid(count, insideOf(room, scale), 80 * scale);
  const at = { left: room.left + 26 * scale, top: room.top + headHeight(scale) };
  const slots = gridPlaces(count, at, grid);
  const low = Math.max(0, ...slots.map((slot) => slot.top + slot.height - room.top));
  const height = Math.min(room.height, Math.max(low + 24 * scale, 192 * scale));
  const plate = { left: room.left + 18, top: room.top - 22 * scale, width: room.width - 36, height: PLATE_HEIGHT_PX };
  return { box: { ...room, height }, plate, slots };
}

function myMat({ mine, scale }: RoomyPlan, count: number): Mat {
  const inside = { width: mine.width - 48 * scale, height: mine.height - 34 * scale };
  const grid = fitGrid(count, inside, 78 * scale);
  const slots = gridPlaces(count, { left: mine.left + 28 * scale, top: mine.top + 18 * scale }, grid);
  return { box: mine, plate: { left: 40, top: mine.top + mine.height, width: 220, height: PLATE_HEIGHT_PX }, slots };
}
