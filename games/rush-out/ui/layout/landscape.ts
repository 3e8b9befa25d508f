import type { Box, Size } from '@tablee/table-ui';
import { boxAt, CARDS_PER_ROW, middleX, middleY, STATUS_HALF_HEIGHT, sharedOut } from './shape.ts';
import { LYING_EDGE } from './tray.ts';
import type { CardRow, DragonWay, Layout, LayoutNeeds, SeatBoxes, Tray } from './types.ts';

export const SIDE_WIDTH = 158;
export const TOP_EDGE = 2;
export const GAP = 6;
export const STRIP_HEIGHT = 34;
export const PLATE_HEIGHT = 42;
/** Height of plates with the name beside the dice: two of them share the height of one. */
const FLAT_PLATE_HEIGHT = 32;
/** Height of the tile and the decks, at the ends of the dragon's path. */
export const TILE_HEIGHT = 44;
/** The space between the title and the buttons of a low top bar is free; cards extend into it. */
export const BAR_RISE = 44;

interface LandscapePlan {
  readonly far: Box;
  readonly near: Box;
  readonly strip: Box;
  readonly left: Box;
  readonly right: Box;
}

/** Landscape phones: low cards in the middle, other players at the sides. */
export function landscapeLayout(floor: Size, load: LayoutNeeds, tray: Tray | null): Layout {
  const isMySide = load.side === 'sorcerer' && !load.isWatching;
  const plan = planOf(floor, load, tray);
  const [trialBox, spellBox] = isMySide ? [plan.far, plan.near] : [plan.near, plan.far];
  const { trialDeck, spellDeck } = decksIn(plan, isMySide, load.others);
  const trials: CardRow = { cards: sharedOut(trialBox, CARDS_PER_ROW, 8), deck: trialDeck };
  return {
    shape: 'landscape',
    floor,
    trials,
    spells: { cards: sharedOut(spellBox, CARDS_PER_ROW, 8), deck: spellDeck },
    way: wayIn(plan, trials, load.hasDragon),
    sorcerer: isMySide ? null : seatedIn(boxAt(plan.left.left, TOP_EDGE, SIDE_WIDTH, PLATE_HEIGHT)),
    heroes: heroesIn(plan, load.others, isMySide),
    ledge: null,
    tray,
    edge: tray === null ? floor.height - 28 : tray.edge,
  };
}

/** Not for spectators, who may have a wider button in the bar, nor on tall floors, which have a wider bar. */
export function risesIn({ height }: Size, { isWatching }: LayoutNeeds): boolean {
  return !isWatching && height < 468;
}

function planOf(floor: Size, load: LayoutNeeds, tray: Tray | null): LandscapePlan {
  const isMySide = load.side === 'sorcerer' && !load.isWatching;
  const foot = (tray === null ? floor.height - 30 : tray.edge) - STATUS_HALF_HEIGHT - 8;
  const top = risesIn(floor, load) ? TOP_EDGE - BAR_RISE : TOP_EDGE;
  const left = LYING_EDGE + SIDE_WIDTH + 8;
  const wide = floor.width - 2 * left;
  const tall = load.hasDragon ? STRIP_HEIGHT : 0;
  const room = foot - top - tall - 2 * GAP;
  const far = Math.round(Math.max(room * (isMySide ? 0.5 : 0.42), leastFar(top, load)));
  const strip = top + far + GAP;
  const near = strip + tall + GAP;
  return {
    far: boxAt(left, top, wide, far),
    strip: boxAt(left, strip, wide, tall),
    near: boxAt(left, near, wide, foot - near),
    left: boxAt(LYING_EDGE, TOP_EDGE, SIDE_WIDTH, foot - TOP_EDGE),
    right: boxAt(floor.width - LYING_EDGE - SIDE_WIDTH, TOP_EDGE, SIDE_WIDTH, foot - TOP_EDGE),
  };
}

/** Minimum height of the far row: the dragon's tile must be below the plates of the far side. */
function leastFar(top: number, { side, isWatching, others, hasDragon }: LayoutNeeds): number {
  if (!hasDragon) return 0;
  const plates = platesOf(side === 'sorcerer' && !isWatching, others);
  return TOP_EDGE + plates + (TILE_HEIGHT - STRIP_HEIGHT) / 2 - GAP - top;
}

/** Lower edge of the plates of the far side, relative to the top. */
function platesOf(isMySide: boolean, others: number): number {
  return isMySide && isFlat(others) ? 2 * (FLAT_PLATE_HEIGHT + 2) : PLATE_HEIGHT + 2;
}

/** True if two heroes share a column of the far side. */
function isFlat(count: number): boolean {
  return count > 2;
}

/** Both at the right: the heroes' deck at the end of the dragon's path, the sorcerer's on his side of it. */
function decksIn(
  { strip, right }: LandscapePlan,
  isMySide: boolean,
  others: number,
): { readonly trialDeck: Box; readonly spellDeck: Box } {
  const wide = 32;
  const y = Math.max(middleY(strip) - TILE_HEIGHT / 2, TOP_EDGE + platesOf(isMySide, others));
  const left = right.left + 4;
  const trialDeck = boxAt(left, y, wide, TILE_HEIGHT);
  const spellDeck = isMySide ? boxAt(left + wide + 14, y, wide, TILE_HEIGHT) : boxAt(left, TOP_EDGE, wide, TILE_HEIGHT);
  return { trialDeck, spellDeck };
}

type WayNeeds = Pick<LandscapePlan, 'strip' | 'left'>;

export function wayIn({ strip, left }: WayNeeds, { cards, deck }: CardRow, hasDragon: boolean): DragonWay {
  const y = middleY(strip);
  const tile = boxAt(left.left, y - TILE_HEIGHT / 2, 100, TILE_HEIGHT);
  const end = { x: middleX(deck), y };
  return {
    tile: hasDragon ? tile : { ...tile, width: 0 },
    line: [{ x: tile.left + tile.width, y }, end],
    stops: [{ x: tile.left + 24, y }, ...cards.map((card) => ({ x: middleX(card), y })), end],
    pawn: 48,
  };
}

/** Beside the cards of their side, from the left; of three heroes two are at the left. */
function heroesIn({ left, right, strip }: LandscapePlan, count: number, isFar: boolean): SeatBoxes[] {
  const isLow = isFar && isFlat(count);
  const tall = isLow ? FLAT_PLATE_HEIGHT : PLATE_HEIGHT;
  // Below the tile at the left and the decks at the right.
  const first = isFar
    ? TOP_EDGE
    : Math.max(middleY(strip) + TILE_HEIGHT / 2 + 6, TOP_EDGE + PLATE_HEIGHT + 2 + TILE_HEIGHT + 2);
  const places = PLATE_SPOTS[count] ?? [];
  return places.map(([side, row]) => {
    const column = side === 'left' ? left : right;
    const plate = boxAt(column.left, first + row * (tall + 2), SIDE_WIDTH, tall);
    return isLow ? flatIn(plate) : seatedIn(plate);
  });
}

type PlateSpot = readonly ['left' | 'right', 0 | 1];
const PLATE_SPOTS: readonly (readonly PlateSpot[])[] = [
  [],
  [['right', 0]],
  [
    ['left', 0],
    ['right', 0],
  ],
  [
    ['left', 0],
    ['left', 1],
    ['right', 0],
  ],
  [
    ['left', 0],
    ['left', 1],
    ['right', 0],
    ['right', 1],
  ],
];

export function seatedIn(box: Box): SeatBoxes {
  return { plate: box, dice: boxAt(box.left + 46, box.top + 21, box.width - 52, 20) };
}

export function flatIn(box: Box): SeatBoxes {
  return { plate: box, dice: boxAt(box.left + 92, box.top + 6, box.width - 96, 20), isFlat: true };
}
