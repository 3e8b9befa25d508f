import { BIG_HEAD_PX, type Box, JOIN_CORNER, type Size } from '@tablee/table-ui';
import { middleX } from '../layout/shape.ts';
import type { CardRow, DragonWay, Layout, LayoutNeeds, Ledge, SeatBoxes } from '../layout/types.ts';

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

/** Sizes with a cloth above the heroes' mats, on which chips lie beside the dice. */
const LEDGE = { tall: 176, cloth: 70, gap: 22, chip: 66, die: 46, farShare: 0.39 };

interface BigNeeds extends Pick<LayoutNeeds, 'hasDragon' | 'hasLedge'> {
  readonly heroes: number;
}

/** Layout of a television: cards in the middle, the sorcerer at the upper left, the heroes along the lower edge. */
export function bigLayout(floor: Size, { heroes, hasDragon, hasLedge }: BigNeeds): Layout {
  const left = rowLeft(floor);
  const mats = floor.height - EDGE - (hasLedge ? LEDGE.tall : HEROES.tall);
  const foot = mats - (hasLedge ? LEDGE.cloth + LEDGE.gap : 34);
  const between = hasDragon ? PATH_HEIGHT : SEAM;
  const top = BIG_HEAD_PX + 14;
  const room = foot - top - between;
  const short = Math.round(room * (hasLedge ? LEDGE.farShare : 0.44));
  const spells = rowIn({ left, top, width: ROW_WIDTH, height: short });
  const trials = rowIn({ left, top: top + short + between, width: ROW_WIDTH, height: room - short });
  const seated = heroesIn(floor, heroes, mats, hasLedge);
  return {
    shape: 'desk',
    floor,
    spells,
    trials,
    way: wayIn(trials, top + short + between / 2, hasDragon),
    sorcerer: sorcererIn(),
    heroes: seated.map(({ seat }) => seat),
    ledge: hasLedge ? ledgeIn(floor, mats, seated) : null,
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

interface Mat {
  readonly seat: SeatBoxes;
  readonly chips: readonly Box[];
}

function heroesIn(floor: Size, count: number, mats: number, hasLedge: boolean): Mat[] {
  const room = floor.width - JOIN_CORNER.width - EDGE;
  const width = Math.min(HEROES.widest, (room - (count - 1) * HEROES.gap) / Math.max(1, count));
  const top = mats + (hasLedge ? 4 : 10);
  const die = hasLedge ? LEDGE.die : DIE_SIZE;
  const wide = hasLedge ? 3 * (die + 4) : width - 44;
  const below = top + PLATE_SIZE.height + 10;
  return Array.from({ length: count }, (_, index) => {
    const left = EDGE + index * (width + HEROES.gap);
    const chip = { left: left + wide + 16, top: below, width: width - wide - 16, height: LEDGE.chip };
    const dice = { left: left + (hasLedge ? 8 : 22), top: below + (hasLedge ? 10 : 0), width: wide, height: die };
    return { seat: { plate: { left, top, width, height: PLATE_SIZE.height }, dice }, chips: hasLedge ? [chip] : [] };
  });
}

/** The cloth above the mats takes what lies against all heroes. */
function ledgeIn({ width }: Size, mats: number, seated: readonly Mat[]): Ledge {
  const cloth = {
    left: EDGE,
    top: mats - LEDGE.cloth,
    width: width - JOIN_CORNER.width - 2 * EDGE,
    height: LEDGE.cloth,
  };
  const half = (cloth.width - HEROES.gap) / 2;
  return {
    board: null,
    shared: [0, 1].map((nth) => ({ ...cloth, left: cloth.left + nth * (half + HEROES.gap), width: half })),
    mine: [],
    heroes: seated.map(({ chips }) => chips),
    unfolded: [],
  };
}
