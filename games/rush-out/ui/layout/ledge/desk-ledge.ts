import { type Box, type Size, TARGET_PX } from '@tablee/table-ui';
import { type DeskPlan, EDGE, MIN_PLATE_WIDTH, rowIn, SIDES_BY_COUNT, seatedIn, wayIn } from '../desk.ts';
import { boxAt, CARDS_PER_ROW, STATUS_HALF_HEIGHT } from '../shape.ts';
import { scaleOf } from '../tray.ts';
import type { Layout, LayoutNeeds, SeatBoxes, Tray } from '../types.ts';

/** Share of the cards' height for the far row. */
const FAR_SHARE = 0.38;
/** Chips, before scaling. */
const CHIP: Size = { width: 180, height: 62 };
const MY_CHIP: Size = { width: 188, height: 58 };
const SHARED_CHIP: Size = { width: 260, height: 50 };
const UNFOLDED: Size = { width: 300, height: 124 };
const CHIP_GAP = 8;

interface SeatWithChips {
  readonly seated: SeatBoxes;
  readonly chips: readonly Box[];
}

/** Desk: chips lie in front of their hero, the player's on the wood, and those against all on the front edge. */
export function deskLedge(floor: Size, load: LayoutNeeds, tray: Tray | null): Layout {
  const edge = tray === null ? floor.height - 32 : tray.edge;
  const plan = planOf(floor, edge);
  const { px, far, near } = plan;
  const isMySide = load.side === 'sorcerer' && !load.isWatching;
  const [trialBox, spellBox] = isMySide ? [far, near] : [near, far];
  const trials = rowIn(plan, trialBox);
  const heroes = heroesIn(plan, load, trials.cards[0]?.left ?? 0, trials.deck, frontOf(plan, edge));
  return {
    shape: 'desk',
    floor,
    trials,
    spells: rowIn(plan, spellBox),
    way: wayIn(plan, trials, load.hasDragon, isMySide),
    sorcerer: isMySide ? null : seatedIn(plan, boxAt(EDGE, far.top, px(230), px(130)), px(46)),
    heroes: heroes.map(({ seated }) => seated),
    ledge: {
      board: null,
      shared: frontOf(plan, edge),
      mine: tray?.me == null || isMySide ? [] : myChips(plan, tray.me, tray),
      heroes: heroes.map(({ chips }) => chips),
      unfolded: unfoldedOver(plan, spellBox),
    },
    tray,
    edge,
  };
}

function planOf(floor: Size, edge: number): DeskPlan {
  const scale = scaleOf(floor);
  const px = (value: number): number => Math.round(value * scale);
  const foot = edge - STATUS_HALF_HEIGHT - Math.max(px(52), TARGET_PX + 8);
  const [top, gap] = [px(8), px(118)];
  const short = Math.round((foot - top - gap) * FAR_SHARE);
  const wide = px(212) * CARDS_PER_ROW + 2 * px(18);
  const left = Math.round((floor.width - wide) / 2 - px(14));
  const far = boxAt(left, top, wide, short);
  const near = boxAt(left, top + short + gap, wide, foot - top - gap - short);
  return { floor, px, far, near, path: Math.round(top + short + gap / 2) };
}

/** Over the spells. */
function unfoldedOver(plan: DeskPlan, spells: Box): Box[] {
  const { left, width } = rowSpan(rowIn(plan, spells).cards);
  const wide = Math.min(plan.px(UNFOLDED.width), (width - CHIP_GAP) / 2);
  const height = Math.min(spells.height, Math.max(plan.px(UNFOLDED.height), 116));
  const first = left + width / 2 - wide - CHIP_GAP / 2;
  return [0, 1].map((nth) => boxAt(first + nth * (wide + CHIP_GAP), spells.top, wide, height));
}

function rowSpan(cards: readonly Box[]): Pick<Box, 'left' | 'width'> {
  const [first, last] = [cards[0] as Box, cards.at(-1) as Box];
  return { left: first.left, width: last.left + last.width - first.left };
}

/** On the front edge of the felt, beside the status line. */
function frontOf({ floor, px }: DeskPlan, edge: number): Box[] {
  const height = Math.max(px(SHARED_CHIP.height), TARGET_PX);
  const width = Math.min(px(SHARED_CHIP.width), floor.width / 2 - px(300) - EDGE);
  const top = edge - height - 2;
  return [boxAt(EDGE, top, width, height), boxAt(floor.width - EDGE - width, top, width, height)];
}

/** Below the player's plate, in place of the key legend. */
function myChips({ px }: DeskPlan, me: Box, { well, box }: Tray): Box[] {
  const top = me.top + me.height + CHIP_GAP;
  const height = Math.max(TARGET_PX, Math.min(px(MY_CHIP.height), box.top + box.height - top - 4));
  const width = Math.min(px(MY_CHIP.width), (well.left - 14 - EDGE - CHIP_GAP) / 2);
  return [0, 1].map((nth) => boxAt(EDGE + nth * (width + CHIP_GAP), top, width, height));
}

/** At both sides, two above each other where there are more than two; a hero alone at a side has two boxes. */
function heroesIn(plan: DeskPlan, load: LayoutNeeds, cards: number, deck: Box, front: readonly Box[]): SeatWithChips[] {
  const { floor, px, far, near } = plan;
  const isFar = load.side === 'sorcerer' && !load.isWatching;
  const sides = SIDES_BY_COUNT[load.others] ?? [];
  const beside = cards - px(162) - px(26) - 8;
  const behind = floor.width - px(30) - deck.left - deck.width - 8;
  const width = Math.min(Math.max(px(CHIP.width), MIN_PLATE_WIDTH), beside, behind);
  const foot = (front[0]?.top ?? near.top + near.height) - 6;
  const rows = { left: 0, right: 0 };
  return sides.map((side) => {
    const row = rows[side];
    rows[side] += 1;
    const isAlone = sides.filter((other) => other === side).length === 1;
    const first = isFar ? far.top : isAlone ? near.top - px(54) : px(146);
    const left = side === 'left' ? px(26) : floor.width - px(30) - width;
    const seated = seatedIn(plan, boxAt(left, first + (row * (foot - first)) / 2, width, 0), px(42));
    return { seated, chips: chipsBelow(plan, seated, width, isAlone ? 2 : 1) };
  });
}

function chipsBelow({ px }: DeskPlan, { plate, dice }: SeatBoxes, width: number, count: number): Box[] {
  const height = Math.max(TARGET_PX, px(CHIP.height));
  const top = dice.top + dice.height + CHIP_GAP;
  return Array.from({ length: count }, (_, nth) => boxAt(plate.left, top + nth * (height + CHIP_GAP), width, height));
}
