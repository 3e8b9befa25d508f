import type { Box, Size } from '@tablee/table-ui';
import {
  BAR_RISE,
  flatIn,
  GAP,
  PLATE_HEIGHT,
  risesIn,
  SIDE_WIDTH,
  STRIP_HEIGHT,
  seatedIn,
  TILE_HEIGHT,
  TOP_EDGE,
  wayIn,
} from '../landscape.ts';
import { boxAt, CARDS_PER_ROW, middleY, STATUS_HALF_HEIGHT, sharedOut } from '../shape.ts';
import { LYING_EDGE } from '../tray.ts';
import type { CardRow, Layout, LayoutNeeds, SeatBoxes, Tray } from '../types.ts';

/** Two rows of the board, each as tall as a finger. */
const BOARD_ROWS = 2;
const MAX_BOARD_HEIGHT = 112;
const BOARD_GAP = 4;
/** Height of a plate below the dragon's tile. */
const LOW_PLATE_HEIGHT = 32;

/** Landscape phones: people in the left column, the board in the right one, on both sides of the table. */
export function landscapeLedge(floor: Size, load: LayoutNeeds, tray: Tray | null): Layout {
  const isMySide = load.side === 'sorcerer' && !load.isWatching;
  const edge = tray === null ? floor.height - 28 : tray.edge;
  const foot = edge - STATUS_HALF_HEIGHT - 8;
  const top = risesIn(floor, load) ? TOP_EDGE - BAR_RISE : TOP_EDGE;
  const strip = load.hasDragon ? STRIP_HEIGHT : 0;
  // The dragon's tile and the heroes' deck lie below the plate and the deck at the top of the columns.
  const least = TOP_EDGE + PLATE_HEIGHT + 2 + (TILE_HEIGHT - STRIP_HEIGHT) / 2 - GAP - top;
  const tall = Math.round(Math.max((foot - top - strip - 2 * GAP) * 0.42, least));
  const left = LYING_EDGE + SIDE_WIDTH + 8;
  const wide = floor.width - 2 * left;
  const far = boxAt(left, top, wide, tall);
  const middle = boxAt(left, top + tall + GAP, wide, strip);
  const nearTop = middle.top + strip + GAP;
  const near = boxAt(left, nearTop, wide, foot - nearTop);
  const right = boxAt(floor.width - LYING_EDGE - SIDE_WIDTH, TOP_EDGE, SIDE_WIDTH, foot - TOP_EDGE);
  const [trialBox, spellBox] = isMySide ? [far, near] : [near, far];
  const deckTop = Math.max(middleY(middle) - TILE_HEIGHT / 2, TOP_EDGE + PLATE_HEIGHT + 2);
  const trialDeck = boxAt(right.left + 4, deckTop, 32, TILE_HEIGHT);
  const spellDeck = isMySide
    ? boxAt(right.left + 50, deckTop, 32, TILE_HEIGHT)
    : boxAt(right.left + 4, TOP_EDGE, 32, TILE_HEIGHT);
  const trials: CardRow = { cards: sharedOut(trialBox, CARDS_PER_ROW, 8), deck: trialDeck };
  const low = deckTop + TILE_HEIGHT + BOARD_GAP;
  const board = boxAt(right.left + BOARD_GAP, low, SIDE_WIDTH - BOARD_GAP, Math.min(foot + 2 - low, MAX_BOARD_HEIGHT));
  return {
    shape: 'landscape',
    floor,
    trials,
    spells: { cards: sharedOut(spellBox, CARDS_PER_ROW, 8), deck: spellDeck },
    way: wayIn({ strip: middle, left: boxAt(LYING_EDGE, TOP_EDGE, SIDE_WIDTH, 0) }, trials, load.hasDragon),
    sorcerer: isMySide ? null : seatedIn(topLeft()),
    heroes: heroesIn(load.others, isMySide, low),
    ledge: { board, shared: boardRows(board), mine: [], heroes: [], unfolded: sharedOut(spellBox, 2, 8) },
    tray,
    edge,
  };
}

function topLeft(): Box {
  return boxAt(LYING_EDGE, TOP_EDGE, SIDE_WIDTH, PLATE_HEIGHT);
}

/** From the sorcerer's view the first hero is above the dragon's tile. */
function heroesIn(count: number, isFar: boolean, low: number): SeatBoxes[] {
  return Array.from({ length: count }, (_, index) => {
    if (isFar && index === 0) return seatedIn(topLeft());
    const row = isFar ? index - 1 : index;
    return flatIn(boxAt(LYING_EDGE, low + row * (LOW_PLATE_HEIGHT + 1), SIDE_WIDTH, LOW_PLATE_HEIGHT));
  });
}

function boardRows({ left, top, width, height }: Box): Box[] {
  const tall = (height - BOARD_GAP) / BOARD_ROWS;
  return Array.from({ length: BOARD_ROWS }, (_, row) => boxAt(left, top + row * (tall + BOARD_GAP), width, tall));
}
