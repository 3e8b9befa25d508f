import {
  type Box,
  boxAtFoot,
  clamp,
  deskScale,
  type FloorShape,
  floorShape,
  type Size,
  TARGET_PX,
} from '@tablee/table-ui';

/** The wooden tray in front of me. */
export interface Tray {
  readonly box: Box;
  /** Area of my hand. */
  readonly hand: Box;
  /** Maximum width of a card in it. */
  readonly largest: number;
  /** My own plate; null if there is no room. */
  readonly me: Box | null;
  readonly action: Box;
  /** Middle of the status line, which lies across the edge of the tray. */
  readonly edge: number;
}

export const STATUS_HALF_HEIGHT_PX = 21;
const GAP_PX = 8;
/** Card width in a large hand on a low tray: still wide enough to tap. */
const SLIM_CARD_WIDTH_PX = 48;
const MAX_LANDSCAPE_CARD_WIDTH_PX = 62;

export function shapeOf(floor: Size): FloorShape {
  return floorShape(floor, 600);
}

export function scaleOf(floor: Size): number {
  return deskScale(floor, 0.8);
}

/** `cards`: number in my hand; null for a spectator. */
export function trayOf(floor: Size, cards: number | null): Tray {
  if (cards === null) return spectatorTray(floor);
  switch (shapeOf(floor)) {
    case 'desk':
      return roomyTray(floor);
    case 'tablet':
      return tabletTray(floor);
    case 'landscape':
      return landscapeTray(floor, cards);
    case 'portrait':
      return phoneTray(floor);
  }
}

function spectatorTray(floor: Size): Tray {
  const box = boxAtFoot(floor, 34);
  const nothing = { left: floor.width / 2, top: floor.height, width: 0, height: 0 };
  return { box, me: null, hand: nothing, largest: 0, action: nothing, edge: box.top };
}

function roomyTray(floor: Size): Tray {
  const scale = scaleOf(floor);
  const box = boxAtFoot(floor, Math.round(190 * scale));
  const aside = Math.round(330 * scale);
  return {
    box,
    me: { left: 40, top: box.top + box.height - 120, width: aside - 60, height: 60 },
    largest: 154,
    hand: { left: aside, top: box.top + 12, width: floor.width - 2 * aside, height: box.height - 28 },
    action: { left: floor.width - aside + 20, top: box.top + 58 * scale, width: aside - 68, height: 76 * scale },
    edge: box.top - 10,
  };
}

/** The button is beside the hand, which has two rows. */
function tabletTray(floor: Size): Tray {
  const box = boxAtFoot(floor, 204);
  const action = 264;
  const left = 24;
  const top = box.top + STATUS_HALF_HEIGHT_PX + 9;
  return {
    box,
    me: null,
    hand: { left, top, width: floor.width - action - 2 * left - 16, height: box.height - STATUS_HALF_HEIGHT_PX - 21 },
    largest: 104,
    action: { left: floor.width - action - left, top: top + 36, width: action, height: 84 },
    edge: box.top,
  };
}

/** Distance to the sides of a landscape phone. */
export const LANDSCAPE_EDGE_PX = 14;

/** Plate, hand, and the button at the right thumb; a large hand replaces the plate. */
function landscapeTray(floor: Size, cards: number): Tray {
  const isLow = floor.height < 300;
  const box = boxAtFoot(floor, isLow ? 92 : 108);
  const action = 222;
  const me = { left: LANDSCAPE_EDGE_PX, top: box.top + 24, width: 116, height: box.height - 32 };
  const end = floor.width - LANDSCAPE_EDGE_PX - action - GAP_PX;
  const past = me.left + me.width + GAP_PX;
  const isWide = (end - past - MAX_LANDSCAPE_CARD_WIDTH_PX * 1.2) / Math.max(1, cards - 1) < TARGET_PX;
  const left = isWide ? LANDSCAPE_EDGE_PX : past;
  return {
    box,
    me: isWide ? null : me,
    hand: { left, top: box.top + 8, width: end - left, height: box.height - 14 },
    largest: isWide ? SLIM_CARD_WIDTH_PX : MAX_LANDSCAPE_CARD_WIDTH_PX,
    action: { left: end + GAP_PX, top: box.top + (isLow ? 20 : 22), width: action, height: isLow ? 62 : 72 },
    edge: box.top - 11,
  };
}

/** Always as high as two rows of cards, so that a draw moves nothing on the felt. */
function phoneTray(floor: Size): Tray {
  const isShort = floor.height < 640;
  const hand = Math.round(clamp(floor.height * 0.18, 112, 150));
  const action = isShort ? 46 : 56;
  const foot = isShort ? 10 : 12;
  const box = boxAtFoot(floor, STATUS_HALF_HEIGHT_PX + 5 + hand + GAP_PX + action + foot);
  return {
    box,
    me: null,
    hand: { left: GAP_PX, top: box.top + STATUS_HALF_HEIGHT_PX + 5, width: floor.width - 2 * GAP_PX, height: hand },
    largest: 76,
    action: { left: 12, top: floor.height - action - foot, width: floor.width - 24, height: action },
    edge: box.top,
  };
}
