import { BIG_HEAD, type Box, JOIN_CORNER, type Size } from '@tablee/table-ui';
import { cardBox, heightOf, sum } from './card-box.ts';
import { fitGrid, gridPlaces } from './grid.ts';
import type { Layout, Mat } from './index.ts';
import { trayOf } from './tray.ts';

const EDGE = 48;
const SEAM = 28;
const FOOT = 34;
const INNER_TOP = BIG_HEAD + 120;
const OUTER_TOP = INNER_TOP + 34;
const PLATE: Size = { width: 470, height: 92 };
/** Part of a player's plate above the upper edge of the mat. */
const PLATE_RISE = 44;
const HEAD = PLATE.height - PLATE_RISE + 24;
/** Number of piles that fit below a plate without extra width. */
const UNDER_A_PLATE = 2;
const PAD = 28;
const AIR = 0.22;
const LARGEST = 150;
const LARGEST_OF_TWO = 180;
const LARGEST_NEAR = 124;
const WIDEST = 750;
/** Width reserved at the lower left for the last action. */
const STATUS_WIDE = 500;
const NEAR_TALL = 252;

/** From this number side by side, plates have little room for names. */
const CROWDED = 4;

/** From this number of players, the last one sits at the near side. */
const WITH_NEAR_SIDE = 4;

/** Television: players clockwise from the left in the order of seats, the draw pile in the middle. */
export function bigLayout(floor: Size, piles: readonly number[]): Layout {
  const hasNear = piles.length >= WITH_NEAR_SIDE;
  const row = hasNear ? piles.slice(0, -1) : piles;
  const draw = drawPlace(floor, row.length, hasNear);
  const mats = rowMats(floor, row, draw);
  if (hasNear) mats.push(nearMat(floor, piles.at(-1) as number));
  const isTight = row.length >= CROWDED;
  const tray = trayOf(floor, null);
  const felt = { plates: 'whole', isTight, isCramped: false, others: mats, mine: null, draw, log: null } as const;
  return { shape: 'desk', isRoomy: true, tray, ...felt };
}

function nearTop({ height }: Size): number {
  return height - FOOT - NEAR_TALL;
}

function drawPlace(floor: Size, across: number, hasNear: boolean): Box {
  const width = drawWidth(across, hasNear);
  const left = (floor.width - width) / 2;
  if (across === 2) return cardBox(left, (floor.height - heightOf(width)) / 2 - 40, width);
  const low = hasNear ? nearTop(floor) - PLATE_RISE - 26 : floor.height - FOOT - 110;
  return cardBox(left, low - heightOf(width), width);
}

function drawWidth(across: number, hasNear: boolean): number {
  if (hasNear) return 140;
  return across === 2 ? 180 : 190;
}

/** Mats side by side, the outer ones slightly lower, as around a round table. */
function rowMats(floor: Size, counts: readonly number[], draw: Box): Mat[] {
  const room = floor.width - 2 * EDGE - SEAM * (counts.length - 1);
  const widths = shareOut(room, counts);
  const loose = (room - sum(widths)) / (counts.length - 1);
  const largest = counts.length === 2 ? LARGEST_OF_TWO : LARGEST;
  return counts.map((count, index) => {
    const isOuter = index === 0 || index === counts.length - 1;
    const left = EDGE + sum(widths.slice(0, index)) + index * (SEAM + loose);
    const top = isOuter ? OUTER_TOP : INNER_TOP;
    const low = isOuter ? floor.height - JOIN_CORNER.height : draw.top - 30;
    return matIn({ left, top, width: widths[index] as number, height: low - top }, count, largest);
  });
}

/** Players with more piles get more width; every mat is wide enough for a plate. */
function shareOut(room: number, counts: readonly number[]): number[] {
  const least = Math.min(room / counts.length, PLATE.width);
  const spare = room - least * counts.length;
  const needs = counts.map((count) => Math.max(1, count - UNDER_A_PLATE));
  return needs.map((need) => Math.min(WIDEST, least + (spare * need) / sum(needs)));
}

function nearMat(floor: Size, count: number): Mat {
  const left = STATUS_WIDE;
  const width = floor.width - JOIN_CORNER.width - left;
  const mat = matIn({ left, top: nearTop(floor), width, height: NEAR_TALL }, count, LARGEST_NEAR);
  return { ...mat, box: { ...mat.box, height: NEAR_TALL } };
}

function matIn(room: Box, count: number, largest: number): Mat {
  const inside = { width: room.width - 2 * PAD, height: room.height - HEAD - 14 };
  const grid = fitGrid(count, inside, largest, AIR);
  const slots = gridPlaces(count, { left: room.left + PAD, top: room.top + HEAD }, grid);
  const low = Math.max(...slots.map((slot) => slot.top + slot.height));
  const plate = {
    left: room.left + 14,
    top: room.top - PLATE_RISE,
    width: Math.min(PLATE.width, room.width - 28),
    height: PLATE.height,
  };
  return { box: { ...room, height: Math.min(room.height, low + 26 - room.top) }, plate, slots };
}
