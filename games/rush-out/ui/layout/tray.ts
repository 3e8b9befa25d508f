import { type Box, boxAtFoot, clamp, deskScale, type Size, TARGET_PX } from '@tablee/table-ui';
import { HERO_DICE, SORCERER_DICE } from '../../rules/content/heroes.ts';
import { boxAt, inRow, STATUS_HALF_HEIGHT, shapeOf } from './shape.ts';
import type { LayoutNeeds, Tray } from './types.ts';

export function scaleOf(floor: Size): number {
  return deskScale(floor, 0.72);
}

/** Null for spectators, who have only the status line. */
export function trayOf(floor: Size, load: LayoutNeeds): Tray | null {
  if (load.isWatching) return null;
  const dice = load.side === 'sorcerer' ? SORCERER_DICE : HERO_DICE;
  switch (shapeOf(floor)) {
    case 'desk':
      return deskTray(floor, dice);
    case 'tablet':
      return tabletTray(floor, dice);
    case 'landscape':
      return landscapeTray(floor, dice);
    case 'portrait':
      return load.side === 'sorcerer' ? sorcererPhoneTray(floor) : heroPhoneTray(floor);
  }
}

/** Not on the wood: on upright screens the sorcerer's joker is explained on the felt. */
const EMPTY_BOX: Box = { left: 0, top: 0, width: 0, height: 0 };

/** Heights of the player's plate on a desk, and of the key legend or joker sign below it. */
const [ME, LEGEND] = [60, 52];

function deskTray(floor: Size, dice: number): Tray {
  const scale = scaleOf(floor);
  const px = (value: number): number => value * scale;
  const box = boxAtFoot(floor, px(190));
  const isMany = dice === SORCERER_DICE;
  const wide = px(isMany ? 540 : 420);
  const left = floor.width / 2 - px(isMany ? 296 : 280);
  const well = boxAt(left, box.top + px(38), wide, px(136));
  const roll = boxAt(left + wide + px(36), box.top + px(20), px(156), px(156));
  const tools = roll.left + roll.width + px(34);
  const mine = box.top + Math.max(6, (box.height - ME - 8 - LEGEND) / 2);
  return {
    box,
    edge: box.top - px(2),
    well,
    homes: inRow(inner(well, px(16)), dice, px(isMany ? 22 : 32), px(isMany ? 78 : 92)),
    roll,
    me: boxAt(40, mine, Math.min(px(280), left - 70), ME),
    joker: boxAt(46, mine + ME + 8, Math.min(px(280), left - 70), LEGEND),
    tools: boxAt(tools, box.top + px(34), floor.width - tools - 40, Math.max(px(134), 2 * TARGET_PX + 14)),
    choices: null,
    pass: boxAt(tools, box.top + px(92), Math.min(px(200), floor.width - tools - 40), px(64)),
  };
}

function tabletTray(floor: Size, dice: number): Tray {
  const box = boxAtFoot(floor, 244);
  const edge = 24;
  const roll = boxAt(floor.width - edge - 148, box.top + 34, 148, 148);
  const isMany = dice === SORCERER_DICE;
  const well = boxAt(edge, box.top + 34, roll.left - 2 * edge, 126);
  const foot = box.top + 172;
  return {
    box,
    edge: box.top,
    well,
    homes: inRow(inner(well, 14), dice, isMany ? 16 : 32, isMany ? 82 : 92),
    roll,
    me: null,
    joker: isMany ? EMPTY_BOX : boxAt(edge, foot, 212, 56),
    tools: boxAt(edge + (isMany ? 0 : 222), foot, roll.left - edge - (isMany ? 12 : 234), 56),
    choices: boxAt(edge, box.top + 34, floor.width - 2 * edge, 128),
    pass: boxAt(floor.width - edge - 220, foot, 220, 56),
  };
}

/** Distance from the sides of a landscape phone. */
export const LYING_EDGE = 14;

function landscapeTray(floor: Size, dice: number): Tray {
  const box = boxAtFoot(floor, 110);
  const side = 164;
  const roll = boxAt(floor.width - LYING_EDGE - 96, box.top + 8, 96, 96);
  // With three dice there is room for words below the ping pictures.
  const each = dice === SORCERER_DICE ? TARGET_PX : 58;
  const tools = boxAt(roll.left - 12 - 3 * each - 2 * 6, box.top + 13, 3 * each + 12, 92);
  const left = LYING_EDGE + side;
  const well = boxAt(left, box.top + 20, tools.left - left - 12, 82);
  return {
    box,
    edge: box.top - 8,
    well,
    homes: inRow(inner(well, 8), dice, dice === SORCERER_DICE ? 10 : 24, 64),
    roll,
    me: boxAt(LYING_EDGE, box.top + 16, side - 10, 44),
    joker: boxAt(LYING_EDGE, box.top + 62, side - 10, 40),
    tools,
    choices: boxAt(LYING_EDGE, box.top + 16, floor.width - 2 * LYING_EDGE - 138, 90),
    pass: boxAt(floor.width - LYING_EDGE - 126, box.top + 26, 126, 68),
  };
}

const EDGE = 8;

/** As tall as possible without shrinking the cards too much. */
function phoneSizes({ height }: Size): { readonly dice: number; readonly gap: number; readonly foot: number } {
  return { dice: Math.round(clamp(height * 0.15, 92, 118)), gap: height < 640 ? 6 : 10, foot: height < 640 ? 8 : 14 };
}

/** Dice beside the roll button and pings below, in reach of a thumb. */
function heroPhoneTray(floor: Size): Tray {
  const { dice, gap, foot } = phoneSizes(floor);
  const tall = STATUS_HALF_HEIGHT + gap + dice + gap + TARGET_PX + foot;
  const box = boxAtFoot(floor, tall);
  const top = box.top + STATUS_HALF_HEIGHT + gap;
  const roll = boxAt(floor.width - EDGE - dice, top, dice, dice);
  const well = boxAt(EDGE, top, roll.left - 2 * EDGE - 2, dice);
  const row = top + dice + gap;
  return {
    box,
    edge: box.top,
    well,
    homes: inRow(inner(well, 12), HERO_DICE, 16, 72),
    roll,
    me: null,
    joker: boxAt(EDGE, row, 76, TARGET_PX),
    tools: boxAt(EDGE + 80, row, floor.width - 2 * EDGE - 80, TARGET_PX),
    choices: null,
    pass: roll,
  };
}

/** Height of the two buttons beside the roll button. */
const TOOLS_WIDTH = 60;

/** A row of five dice; the roll button is below, in reach of the right thumb. */
function sorcererPhoneTray(floor: Size): Tray {
  const { dice, gap, foot } = phoneSizes(floor);
  const row = Math.round(clamp(floor.height * 0.105, 60, 84));
  const tall = STATUS_HALF_HEIGHT + gap + row + gap + dice + foot;
  const box = boxAtFoot(floor, tall);
  const top = box.top + STATUS_HALF_HEIGHT + gap;
  const well = boxAt(EDGE, top, floor.width - 2 * EDGE, row);
  const below = top + row + gap;
  const roll = boxAt(floor.width - EDGE - dice, below, dice, dice);
  const left = boxAt(EDGE, below, roll.left - 2 * EDGE - 4, dice);
  return {
    box,
    edge: box.top,
    well,
    homes: inRow(inner(well, 8), SORCERER_DICE, 13, 64),
    roll,
    me: null,
    joker: EMPTY_BOX,
    tools: boxAt(left.left, left.top + (dice - TOOLS_WIDTH) / 2, left.width, TOOLS_WIDTH),
    choices: boxAt(EDGE, top, floor.width - 2 * EDGE, tall - STATUS_HALF_HEIGHT - gap - 62 - foot),
    pass: boxAt(floor.width - EDGE - 168, floor.height - foot - 52, 168, 52),
  };
}

function inner({ left, top, width, height }: Box, by: number): Box {
  return boxAt(left + by, top + by, width - 2 * by, height - 2 * by);
}
