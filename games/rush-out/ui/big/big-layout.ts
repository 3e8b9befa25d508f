import { BIG_HEAD_PX, type Box, JOIN_CORNER, type Size } from '@tablee/table-ui';
import { middleX } from '../layout/shape.ts';
import type { CardRow, DragonWay, Layout, SeatBoxes } from '../layout/types.ts';

const EDGE = 48;
const CARD_SIZE = { width: 296, gap: 21 };
const CARDS_PER_ROW = 3;
const ROW_WIDTH = CARDS_PER_ROW * CARD_SIZE.width + (CARDS_PER_ROW - 1) * CARD_SIZE.gap;
/** Height of the dragon's path between the rows. */
const PATH_HEIGHT = 110;
const SEAM = 62;
const DECK_SIZE: Size = { width: 128, height: 166 };
const TILE_SIZE: Size = { width: 142, height: 232 };
const PAWN_SIZE = 118;
/** Heroes' places along the lower edge, left of the join corner. */
const HEROES = { tall: 196, gap: 22, widest: 460 };
const PLATE_SIZE: Size = { width: 330, height: 92 };
const DIE_SIZE = 66;

/** Layout of a television: cards in the middle, the sorcerer at the upper left, the heroes along the lower edge. */
export function bigLayout(floor: Size, heroes: number, hasDragon: boolean): Layout {
  const left = rowLeft(floor);
  const foot = floor.height - EDGE - HEROES.tall - 34;
  const between = hasDragon ? PATH_HEIGHT : SEAM;
  const top = BIG_HEAD_PX + 14;
  const room = foot - top - between;
  const short = Math.round(room * 0.44);
  const spells = rowIn({ left, top, width: ROW_WIDTH, height: short });
  const trials = rowIn({ left, top: top + short + between, width: ROW_WIDTH, height: room - short });
  return {
    shape: 'desk',
    floor,
    spells,
    trials,
    way: wayIn(trials, top + short + between / 2, hasDragon),
    sorcerer: sorcererIn(),
    heroes: heroesIn(floor, heroes),
    tray: null,
    edge: foot,
  };
}

/** Centred, but clear of the join corner. */
function rowLeft({ width }: Size): number {
  return Math.min((width - ROW_WIDTH) / 2, width - JOIN_CORNER.width - ROW_WIDTH - 4);
}

function rowIn(row: Box): CardRow {
  const cards = Array.from({ length: CARDS_PER_ROW }, (_, index) => ({
    left: row.left + index * (CARD_SIZE.width + CARD_SIZE.gap),
    top: row.top,
    width: CARD_SIZE.width,
    height: row.height,
  }));
  const deck = {
    left: row.left + ROW_WIDTH + 58,
    top: row.top + (row.height - DECK_SIZE.height) / 2 - 16,
    ...DECK_SIZE,
  };
  return { cards, deck };
}

function wayIn({ cards, deck }: CardRow, path: number, hasDragon: boolean): DragonWay {
  const [first] = cards as readonly [Box, ...Box[]];
  const tile = {
    left: first.left - TILE_SIZE.width - 34,
    top: first.top + (first.height - TILE_SIZE.height) / 2,
    ...TILE_SIZE,
  };
  const [from, to] = [middleX(tile), middleX(deck)];
  return {
    tile: hasDragon ? tile : { ...tile, width: 0 },
    line: [
      { x: from, y: tile.top },
      { x: from, y: path },
      { x: to, y: path },
      { x: to, y: deck.top },
    ],
    stops: [
      { x: from, y: tile.top + 22 },
      ...cards.map((card) => ({ x: middleX(card), y: path })),
      { x: to, y: deck.top + deck.height / 2 },
    ],
    pawn: PAWN_SIZE,
  };
}

function sorcererIn(): SeatBoxes {
  const top = BIG_HEAD_PX + 14;
  return {
    plate: { left: EDGE, top, ...PLATE_SIZE },
    dice: { left: EDGE + 4, top: top + PLATE_SIZE.height + 22, width: PLATE_SIZE.width, height: DIE_SIZE },
  };
}

function heroesIn(floor: Size, count: number): SeatBoxes[] {
  const room = floor.width - JOIN_CORNER.width - EDGE;
  const width = Math.min(HEROES.widest, (room - (count - 1) * HEROES.gap) / Math.max(1, count));
  const top = floor.height - EDGE - HEROES.tall + 10;
  return Array.from({ length: count }, (_, index) => {
    const left = EDGE + index * (width + HEROES.gap);
    return {
      plate: { left, top, width, height: PLATE_SIZE.height },
      dice: { left: left + 22, top: top + PLATE_SIZE.height + 10, width: width - 44, height: DIE_SIZE },
    };
  });
}
