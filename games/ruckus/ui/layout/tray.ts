import type { Box, Size } from '@tablee/table-ui';
import { clamp } from './card-box.ts';

/** The wood in front of me. */
export interface Tray {
  readonly box: Box;
  /** Where the cards of my hand lie. */
  readonly hand: Box;
  readonly action: Box;
  /** The status line lies over the edge of the wood: its middle. */
  readonly edge: number;
}

export const STATUS_HALF = 21;
const GAP = 8;

/** A table as in a living room: as wide and as high as its zones need. */
export function isRoomy({ width, height }: Size): boolean {
  return width >= 1024 && height >= 600;
}

/** How much larger or smaller than 1440 × 900 everything of a roomy table is. */
export function scaleOf({ width, height }: Size): number {
  return clamp(Math.min(width / 1440, height / 808), 0.8, 1.4);
}

export function trayOf(floor: Size, isWatching: boolean): Tray {
  if (isWatching) return watchersTray(floor);
  if (isRoomy(floor)) return roomyTray(floor);
  return floor.width >= 640 ? lowTray(floor) : phoneTray(floor);
}

function boxAtFoot({ width, height }: Size, tall: number): Box {
  return { left: 0, top: height - tall, width, height: tall };
}

function watchersTray(floor: Size): Tray {
  const box = boxAtFoot(floor, 34);
  const nothing = { left: floor.width / 2, top: floor.height, width: 0, height: 0 };
  return { box, hand: nothing, action: nothing, edge: box.top };
}

function roomyTray(floor: Size): Tray {
  const scale = scaleOf(floor);
  const box = boxAtFoot(floor, Math.round(190 * scale));
  const aside = Math.round(330 * scale);
  return {
    box,
    hand: { left: aside, top: box.top + 12, width: floor.width - 2 * aside, height: box.height - 28 },
    action: { left: floor.width - aside + 20, top: box.top + 58 * scale, width: aside - 68, height: 76 * scale },
    edge: box.top - 10,
  };
}

/** A phone on its side, a tablet: the button beside the hand. */
function lowTray(floor: Size): Tray {
  const hand = clamp(floor.height * 0.22, 80, 150);
  const box = boxAtFoot(floor, Math.round(hand + STATUS_HALF + 14));
  const action = 196;
  return {
    box,
    hand: { left: GAP, top: box.top + STATUS_HALF + 4, width: floor.width - action - 4 * GAP, height: hand },
    action: { left: floor.width - action - 12, top: box.top + STATUS_HALF + hand / 2 - 22, width: action, height: 52 },
    edge: box.top,
  };
}

/** As high as two rows of cards, also while there is one: nothing on the felt moves when a card is drawn. */
function phoneTray(floor: Size): Tray {
  const isShort = floor.height < 640;
  const hand = Math.round(clamp(floor.height * 0.18, 112, 150));
  const action = isShort ? 46 : 56;
  const foot = isShort ? 10 : 12;
  const box = boxAtFoot(floor, STATUS_HALF + 5 + hand + GAP + action + foot);
  return {
    box,
    hand: { left: GAP, top: box.top + STATUS_HALF + 5, width: floor.width - 2 * GAP, height: hand },
    action: { left: 12, top: floor.height - action - foot, width: floor.width - 24, height: action },
    edge: box.top,
  };
}
