import { type Box, clamp, type Size } from '@tablee/table-ui';
import { boxAt, CARDS_PER_ROW, middleX, middleY, STATUS_HALF_HEIGHT, shapeOf, sharedOut } from './shape.ts';
import type { CardRow, DragonWay, Layout, LayoutNeeds, SeatBoxes, Tray } from './types.ts';

/** Sizes for phones and tablets in portrait, in pixels. */
interface Measures {
  readonly edge: number;
  readonly gap: number;
  /** Gap between cards. */
  readonly seam: number;
  readonly plates: number;
  readonly strip: number;
  /** Height of a trial relative to a spell. */
  readonly taller: number;
}

/** Space below a card for its badge. */
const BADGE_HEIGHT = 10;
/** Gap between the rows without a dragon: room for badges. */
const ROW_GAP = 12;

const TABLET_MEASURES: Measures = { edge: 28, gap: 16, seam: 14, plates: 98, strip: 66, taller: 1.5 };

function phoneMeasures({ height }: Size): Measures {
  const strip = Math.round(clamp(height * 0.068, 44, 56));
  return {
    edge: 8,
    gap: height < 640 ? 6 : 9,
    seam: 8,
    plates: Math.round(clamp(height * 0.07, 40, 56)),
    strip,
    taller: 1.55,
  };
}

/** Portrait phones and tablets: rows below each other, the other camp at the top and the player's at the bottom. */
export function stackedLayout(floor: Size, load: LayoutNeeds, tray: Tray | null): Layout {
  const shape = shapeOf(floor);
  const measures = shape === 'tablet' ? TABLET_MEASURES : phoneMeasures(floor);
  const { edge, gap, plates } = measures;
  const strip = load.hasDragon ? measures.strip : ROW_GAP;
  const foot = tray === null ? floor.height - 62 : tray.edge;
  const wide = floor.width - 2 * edge;
  const isMySide = load.side === 'sorcerer' && !load.isWatching;
  const room = foot - STATUS_HALF_HEIGHT - 12 - gap;
  // Includes the row below the near cards: other heroes' plates, or the sorcerer's joker beside his deck.
  const fixed = plates + gap + strip + 2 * gap + plates + gap + BADGE_HEIGHT;
  const short = Math.floor((room - fixed) / (1 + measures.taller));
  const [spellTall, trialTall] = [short, room - fixed - short];
  const [farTall, nearTall] = isMySide ? [trialTall, spellTall] : [spellTall, trialTall];
  const far = boxAt(edge, gap / 2 + plates + gap, wide, farTall);
  const middle = boxAt(edge, far.top + farTall + gap, wide, strip);
  const near = boxAt(edge, middle.top + strip + gap, wide, nearTall);
  const top = boxAt(edge, gap / 2, wide, plates);
  const low = boxAt(edge, near.top + nearTall + gap + BADGE_HEIGHT, wide, plates);
  const [trialBox, spellBox] = isMySide ? [far, near] : [near, far];
  const heroesRow = isMySide ? top : low;
  const decks = decksIn(load.hasDragon ? middle : heroesRow, isMySide ? low : top, measures, shape === 'tablet');
  const trials = rowIn(trialBox, measures.seam, decks.trial);
  const forHeroes = load.hasDragon ? heroesRow : besideDeck(heroesRow, decks.trial);
  return {
    shape,
    floor,
    trials,
    spells: rowIn(spellBox, measures.seam, decks.spell),
    way: wayIn(middle, trials, load.hasDragon, isMySide),
    sorcerer: isMySide ? null : sorcererIn(boxAt(top.left, top.top, decks.spell.left - top.left - 8, plates), shape),
    heroes: sharedOut(
      forHeroes,
      Math.max(1, load.others),
      load.others > CARDS_PER_ROW ? measures.seam / 2 : measures.seam,
    ).map((box) => seatedIn(box, shape)),
    ledge: null,
    tray: tray !== null && isMySide ? { ...tray, joker: besideDeck(low, decks.spell) } : tray,
    edge: tray === null ? floor.height - 32 : tray.edge,
  };
}

/** Rest of a row beside its deck: for the sorcerer's joker or the heroes. */
function besideDeck(row: Box, deck: Box): Box {
  return boxAt(row.left, row.top, deck.left - row.left - 8, row.height);
}

export function rowIn(box: Box, seam: number, deck: Box): CardRow {
  return { cards: sharedOut(box, CARDS_PER_ROW, seam), deck };
}

/**
 * The heroes' deck is at the end of the dragon's path, or of their row without a dragon; the sorcerer's is at the end
 * of his row.
 */
function decksIn(
  heroes: Box,
  sorcerer: Box,
  { strip, plates }: Measures,
  isTablet: boolean,
): { readonly trial: Box; readonly spell: Box } {
  const tall = isTablet ? 62 : Math.min(52, strip, plates);
  const wide = Math.round(tall * 0.8);
  const left = heroes.left + heroes.width - wide - 8;
  return {
    trial: boxAt(left, middleY(heroes) - tall / 2, wide, tall),
    spell: boxAt(left, middleY(sorcerer) - tall / 2, wide, tall),
  };
}

/** The dragon is smaller below the trials, because their badges reach down to it. */
export function wayIn(strip: Box, { cards, deck }: CardRow, hasDragon: boolean, isFar: boolean): DragonWay {
  const isTablet = strip.height >= 60;
  const tile = boxAt(strip.left, strip.top, isTablet ? 170 : 80, strip.height);
  const y = middleY(strip);
  const end = { x: deck.left + deck.width / 2, y };
  const start = { x: tile.left + tile.height / 2, y };
  const stops = [start, ...cards.map((card) => ({ x: middleX(card), y })), end];
  // The tile covers the first stop, so the dragon stands beside it.
  const past = tile.left + tile.width + strip.height * 0.55;
  const shifted = stops.map((stop, index) => (index === 1 ? { x: Math.max(stop.x, past), y } : stop));
  return {
    tile: hasDragon ? tile : { ...tile, width: 0 },
    line: [{ x: tile.left + tile.width, y }, end],
    stops: shifted,
    pawn: Math.round(strip.height * (isFar ? 0.94 : 1.14)),
  };
}

export function sorcererIn(box: Box, shape: Layout['shape']): SeatBoxes {
  const plate = shape === 'tablet' ? 210 : Math.min(136, box.width * 0.5);
  return {
    plate: boxAt(box.left, box.top, plate, box.height),
    dice: boxAt(box.left + plate + 6, box.top + box.height * 0.18, box.width - plate - 12, box.height * 0.64),
  };
}

/** Name above a row of dice, both beside the avatar. */
export function seatedIn(box: Box, shape: Layout['shape']): SeatBoxes {
  const face = shape === 'tablet' ? 68 : Math.min(46, box.height + 2, box.width * 0.42);
  const size = shape === 'tablet' ? 34 : Math.min(24, box.height * 0.46);
  const top = box.top + box.height - size - (shape === 'tablet' ? 2 : 3);
  return { plate: box, dice: boxAt(box.left + face, top, box.width - face - 4, size) };
}
