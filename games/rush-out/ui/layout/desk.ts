import type { Box, Size } from '@tablee/table-ui';
import { boxAt, CARDS_PER_ROW, middleX, middleY, STATUS_HALF_HEIGHT, sharedOut } from './shape.ts';
import { scaleOf } from './tray.ts';
import type { CardRow, DragonWay, Layout, LayoutNeeds, Point, SeatBoxes, Tray } from './types.ts';

/** Minimum width with avatar, name and role. */
export const MIN_PLATE_WIDTH = 178;
/** Distance from the edge of the table. */
export const EDGE = 36;

export interface DeskPlan {
  readonly floor: Size;
  readonly px: (value: number) => number;
  readonly far: Box;
  readonly near: Box;
  /** Vertical position of the dragon's path. */
  readonly path: number;
}

/** Desk: cards in the middle, the dragon's path between them, other players at the sides. */
export function deskLayout(floor: Size, load: LayoutNeeds, tray: Tray | null): Layout {
  const plan = planOf(floor, tray);
  const isMySide = load.side === 'sorcerer' && !load.isWatching;
  const [trialBox, spellBox] = isMySide ? [plan.far, plan.near] : [plan.near, plan.far];
  const trials = rowIn(plan, trialBox);
  return {
    shape: 'desk',
    floor,
    trials,
    spells: rowIn(plan, spellBox),
    way: wayIn(plan, trials, load.hasDragon, isMySide),
    sorcerer: isMySide ? null : seatedIn(plan, boxAt(EDGE, plan.far.top, plan.px(230), plan.px(130)), plan.px(46)),
    heroes: heroesIn(plan, load.others, isMySide, trials),
    ledge: null,
    tray,
    edge: tray === null ? floor.height - 32 : tray.edge,
  };
}

function planOf(floor: Size, tray: Tray | null): DeskPlan {
  const scale = scaleOf(floor);
  const px = (value: number): number => Math.round(value * scale);
  const foot = (tray === null ? floor.height - 40 : tray.edge) - STATUS_HALF_HEIGHT - px(22);
  const top = px(8);
  const gap = px(118);
  const short = Math.round((foot - top - gap) * 0.43);
  const wide = px(212) * CARDS_PER_ROW + 2 * px(18);
  const left = Math.round((floor.width - wide) / 2 - px(14));
  const far = boxAt(left, top, wide, short);
  const near = boxAt(left, top + short + gap, wide, foot - top - gap - short);
  return { floor, px, far, near, path: Math.round(top + short + gap / 2) };
}

export function rowIn({ px, floor }: DeskPlan, box: Box): CardRow {
  const [wide, tall] = [px(96), px(126)];
  const left = Math.min(box.left + box.width + px(52), floor.width - px(330));
  return {
    cards: sharedOut(box, CARDS_PER_ROW, px(18)),
    deck: boxAt(left, middleY(box) - tall / 2 - px(8), wide, tall),
  };
}

export function wayIn({ px, path }: DeskPlan, { cards, deck }: CardRow, hasDragon: boolean, isFar: boolean): DragonWay {
  const [first] = cards as readonly [Box, ...Box[]];
  const tall = Math.min(px(190), first.height);
  const tile = boxAt(first.left - px(162), isFar ? first.top : first.top + px(14), px(120), tall);
  const edge = isFar ? tile.top + tile.height : tile.top;
  const deckEdge = isFar ? deck.top + deck.height : deck.top;
  const [from, to] = [middleX(tile), middleX(deck)];
  const line: Point[] = [
    { x: from, y: edge },
    { x: from, y: path },
    { x: to, y: path },
    { x: to, y: deckEdge },
  ];
  const stops = [
    { x: from, y: tile.top + px(46) },
    ...cards.map((card) => ({ x: middleX(card), y: path })),
    { x: to, y: middleY(deck) },
  ];
  return { tile: hasDragon ? tile : { ...tile, width: 0 }, line, stops, pawn: px(isFar ? 78 : 86) };
}

/** Heroes at their sides, clear of the dragon's tile. */
function heroesIn(plan: DeskPlan, count: number, isFar: boolean, { cards, deck }: CardRow): SeatBoxes[] {
  const { floor, px } = plan;
  const top = isFar ? plan.far.top : plan.near.top - px(26);
  const foot = isFar ? plan.near.top + px(40) : plan.near.top + plan.near.height;
  const each = (foot - top) / 2;
  // As wide as the words need, if the tile and the deck leave room.
  const beside = (cards[0]?.left ?? 0) - px(162) - px(26);
  const behind = floor.width - px(30) - deck.left - deck.width;
  const wide = Math.min(Math.max(px(172), MIN_PLATE_WIDTH), beside - 8, behind - 8);
  const sides = SIDES_BY_COUNT[count] ?? SIDES_BY_COUNT[1];
  const rows = { left: 0, right: 0 };
  return (sides ?? []).map((side) => {
    const row = rows[side];
    rows[side] += 1;
    const left = side === 'left' ? px(26) : floor.width - px(30) - wide;
    return seatedIn(plan, boxAt(left, top + row * each, wide, each - px(10)), px(42));
  });
}

export const SIDES_BY_COUNT: readonly (readonly ('left' | 'right')[])[] = [
  [],
  ['right'],
  ['left', 'right'],
  ['left', 'right', 'right'],
  ['left', 'left', 'right', 'right'],
];

export function seatedIn({ px }: DeskPlan, box: Box, size: number): SeatBoxes {
  const plate = Math.max(54, px(58));
  return {
    plate: boxAt(box.left, box.top, box.width, plate),
    dice: boxAt(box.left + px(14), box.top + plate + px(10), box.width - px(14), size),
  };
}
