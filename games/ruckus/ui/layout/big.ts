import { BIG_HEAD_PX, type Box, JOIN_CORNER, type Size } from '@tablee/table-ui';
import { cardBox, heightOf, sum } from './card-box.ts';
import { fitGrid, gridPlaces } from './grid.ts';
import type { Layout, Mat } from './index.ts';
import { trayOf } from './tray.ts';

const EDGE_PX = 48;
const SEAM_PX = 28;
const FOOT_PX = 34;
const INNER_TOP_PX = BIG_HEAD_PX + 120;
const OUTER_TOP_PX = INNER_TOP_PX + 34;
const PLATE_PX: Size = { width: 470, height: 92 };
/** Part of a player's plate above the upper edge of the mat. */
const PLATE_RISE_PX = 44;
const HEAD_PX = PLATE_PX.height - PLATE_RISE_PX + 24;
/** Number of piles that fit below a plate without extra width. */
const PILES_UNDER_PLATE = 2;
const PAD_PX = 28;
const GAP_SHARE = 0.22;
const MAX_PILE_WIDTH_PX = 150;
const MAX_PILE_WIDTH_OF_TWO_PX = 180;
const MAX_NEAR_PILE_WIDTH_PX = 124;
const MAX_MAT_WIDTH_PX = 750;
/** Width reserved at the lower left for the last action. */
const STATUS_WIDTH_PX = 500;
const NEAR_HEIGHT_PX = 252;

/** From this number side by side, plates have little room for names. */
const CROWDED_FROM_PLAYERS = 4;

/** From this number of players, the last one sits at the near side. */
const NEAR_SIDE_FROM_PLAYERS = 4;

/** Television: players clockwise from the left in the order of seats, the draw pile in the middle. */
export function bigLayout(floor: Size, piles: readonly number[]): Layout {
  const hasNear = piles.length >= NEAR_SIDE_FROM_PLAYERS;
  const row = hasNear ? piles.slice(0, -1) : piles;
  const draw = drawPlace(floor, row.length, hasNear);
  const mats = rowMats(floor, row, draw);
  if (hasNear) mats.push(nearMat(floor, piles.at(-1) as number));
  const isTight = row.length >= CROWDED_FROM_PLAYERS;
  const tray = trayOf(floor, null);
  const felt = { plates: 'whole', isTight, isCramped: false, others: mats, mine: null, draw, log: null } as const;
  return { shape: 'desk', isRoomy: true, tray, ...felt };
}

function nearTop({ height }: Size): number {
  return height - FOOT_PX - NEAR_HEIGHT_PX;
}

function drawPlace(floor: Size, across: number, hasNear: boolean): Box {
  const width = drawWidth(across, hasNear);
  const left = (floor.width - width) / 2;
  if (across === 2) return cardBox(left, (floor.height - heightOf(width)) / 2 - 40, width);
  const low = hasNear ? nearTop(floor) - PLATE_RISE_PX - 26 : floor.height - FOOT_PX - 110;
  return cardBox(left, low - heightOf(width), width);
}

function drawWidth(across: number, hasNear: boolean): number {
  if (hasNear) return 140;
  return across === 2 ? 180 : 190;
}

/** Mats side by side, the outer ones slightly lower, as around a round table. */
function rowMats(floor: Size, counts: readonly number[], draw: Box): Mat[] {
  const room = floor.width - 2 * EDGE_PX - SEAM_PX * (counts.length - 1);
  const widths = shareOut(room, counts);
  const loose = (room - sum(widths)) / (counts.length - 1);
  const largest = counts.length === 2 ? MAX_PILE_WIDTH_OF_TWO_PX : MAX_PILE_WIDTH_PX;
  return counts.map((count, index) => {
    const isOuter = index === 0 || index === counts.length - 1;
    const left = EDGE_PX + sum(widths.slice(0, index)) + index * (SEAM_PX + loose);
    const top = isOuter ? OUTER_TOP_PX : INNER_TOP_PX;
    const low = isOuter ? floor.height - JOIN_CORNER.height : draw.top - 30;
    return matIn({ left, top, width: widths[index] as number, height: low - top }, count, largest);
  });
}

/** Players with more piles get more width; every mat is wide enough for a plate. */
function shareOut(room: number, counts: readonly number[]): number[] {
  const least = Math.min(room / counts.length, PLATE_PX.width);
  const spare = room - least * counts.length;
  const needs = counts.map((count) => Math.max(1, count - PILES_UNDER_PLATE));
  return needs.map((need) => Math.min(MAX_MAT_WIDTH_PX, least + (spare * need) / sum(needs)));
}

function nearMat(floor: Size, count: number): Mat {
  const left = STATUS_WIDTH_PX;
  const width = floor.width - JOIN_CORNER.width - left;
  const mat = matIn({ left, top: nearTop(floor), width, height: NEAR_HEIGHT_PX }, count, MAX_NEAR_PILE_WIDTH_PX);
  return { ...mat, box: { ...mat.box, height: NEAR_HEIGHT_PX } };
}

function matIn(room: Box, count: number, largest: number): Mat {
  const inside = { width: room.width - 2 * PAD_PX, height: room.height - HEAD_PX - 14 };
  const grid = fitGrid(count, inside, largest, GAP_SHARE);
  const slots = gridPlaces(count, { left: room.left + PAD_PX, top: room.top + HEAD_PX }, grid);
  const low = Math.max(...slots.map((slot) => slot.top + slot.height));
  const plate = {
    left: room.left + 14,
    top: room.top - PLATE_RISE_PX,
    width: Math.min(PLATE_PX.width, room.width - 28),
    height: PLATE_PX.height,
  };
  return { box: { ...room, height: Math.min(room.height, low + 26 - room.top) }, plate, slots };
}
