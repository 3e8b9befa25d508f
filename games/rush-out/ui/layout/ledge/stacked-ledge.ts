import type { Box, Size } from '@tablee/table-ui';
import { boxAt, CARDS_PER_ROW, middleY, STATUS_HALF_HEIGHT, shapeOf, sharedOut } from '../shape.ts';
import { rowIn, seatedIn, sorcererIn, wayIn } from '../stacked.ts';
import type { Layout, LayoutNeeds, SeatBoxes, Tray } from '../types.ts';

/** Sizes in pixels, from the far side to the near one. */
interface LedgeMeasures {
  /** Distance from the sides, and gap between columns. */
  readonly edge: number;
  readonly seam: number;
  /** Height of the sorcerer's row, or of his joker at the near side. */
  readonly sorcerer: number;
  readonly people: number;
  readonly ledge: number;
  readonly strip: number;
  /** Gaps: below a row of plates, above and below the dragon's path, above and below the board, above the status. */
  readonly plateGap: number;
  readonly pathGap: number;
  readonly boardGap: number;
  readonly chipGap: number;
  readonly foot: number;
  /** Height of a trial relative to a spell. */
  readonly taller: number;
  readonly deck: number;
}

const TABLET: LedgeMeasures = {
  edge: 28,
  seam: 14,
  sorcerer: 68,
  people: 118,
  ledge: 68,
  strip: 66,
  plateGap: 12,
  pathGap: 16,
  boardGap: 30,
  chipGap: 28,
  foot: 10,
  taller: 1.9,
  deck: 62,
};

const PHONE: LedgeMeasures = {
  edge: 8,
  seam: 8,
  sorcerer: 40,
  people: 56,
  ledge: 50,
  strip: 52,
  plateGap: 6,
  pathGap: 8,
  boardGap: 16,
  chipGap: 20,
  foot: 24,
  taller: 2.16,
  deck: 52,
};

/** No names at the plates, and trials without pictures where they have two sides. */
const SMALL: LedgeMeasures = {
  ...PHONE,
  sorcerer: 28,
  people: 34,
  ledge: 44,
  strip: 44,
  plateGap: 4,
  boardGap: 12,
  chipGap: 16,
  foot: 14,
  taller: 2.26,
};

const SMALL_HEIGHT = 640;
/** Height of the strip without a dragon: room for badges. */
const ROW_GAP = 12;
const UNFOLDED: Size = { width: 300, height: 124 };

type RowName = 'sorcerer' | 'spells' | 'strip' | 'trials' | 'ledge' | 'people';

/** Portrait phones and tablets: the board right below the trials, or for the sorcerer above them. */
export function stackedLedge(floor: Size, load: LayoutNeeds, tray: Tray | null): Layout {
  const shape = shapeOf(floor);
  const measures = shape === 'tablet' ? TABLET : floor.height < SMALL_HEIGHT ? SMALL : PHONE;
  const isMySide = load.side === 'sorcerer' && !load.isWatching;
  const status = tray === null ? floor.height - 32 : tray.edge;
  const rows = rowsIn(floor, status, measures, { ...load, isMySide });
  const { sorcerer, spells, strip, trials, ledge, people } = rows;
  const spellDeck = deckIn(sorcerer, measures);
  const trialDeck = load.hasDragon ? deckIn(strip, measures) : deckIn(sorcerer, measures, 1);
  const trialRow = rowIn(trials, measures.seam, trialDeck);
  const besideDecks = beside(sorcerer, load.hasDragon ? spellDeck : trialDeck);
  const seam = load.others > CARDS_PER_ROW ? measures.seam / 2 : measures.seam;
  return {
    shape,
    floor,
    trials: trialRow,
    spells: rowIn(spells, measures.seam, spellDeck),
    way: wayIn(strip, trialRow, load.hasDragon, isMySide),
    sorcerer: isMySide ? null : sorcererIn(besideDecks, shape),
    heroes: sharedOut(people, Math.max(1, load.others), seam).map((box) =>
      measures === SMALL ? namelessIn(box) : seatedIn(box, shape),
    ),
    ledge: {
      board: ledge,
      shared: sharedOut(ledge, CARDS_PER_ROW, measures.seam),
      mine: [],
      heroes: [],
      unfolded: unfoldedOver(spells, sorcerer, measures),
    },
    tray: tray !== null && isMySide ? { ...tray, joker: besideDecks } : tray,
    edge: status,
  };
}

interface RowNeeds extends LayoutNeeds {
  readonly isMySide: boolean;
}

/** Rows from the top; trials and spells share the rest of the height. */
function rowsIn(floor: Size, status: number, measures: LedgeMeasures, needs: RowNeeds): Readonly<Record<RowName, Box>> {
  const { edge, sorcerer, people, plateGap, pathGap, boardGap, chipGap, foot, taller } = measures;
  const strip = needs.hasDragon ? measures.strip : ROW_GAP;
  const ledge = measures.ledge;
  const fixed = sorcerer + plateGap + 2 * pathGap + strip + boardGap + ledge + chipGap + people + foot;
  const rest = status - STATUS_HALF_HEIGHT - fixed;
  const spells = Math.floor(rest / (1 + taller));
  const trials = rest - spells;
  const order: readonly (readonly [RowName, number, gap: number])[] = needs.isMySide
    ? [
        ['people', people, plateGap],
        ['ledge', ledge, chipGap],
        ['trials', trials, pathGap],
        ['strip', strip, pathGap],
        ['spells', spells, boardGap],
        ['sorcerer', sorcerer, foot],
      ]
    : [
        ['sorcerer', sorcerer, plateGap],
        ['spells', spells, pathGap],
        ['strip', strip, pathGap],
        ['trials', trials, boardGap],
        ['ledge', ledge, chipGap],
        ['people', people, foot],
      ];
  let top = 0;
  const boxes = order.map(([name, height, gap]): [RowName, Box] => {
    const box = boxAt(edge, top, floor.width - 2 * edge, height);
    top += height + gap;
    return [name, box];
  });
  return Object.fromEntries(boxes) as Record<RowName, Box>;
}

/** At the right end of a row; `nth` counts decks from there. */
function deckIn(row: Box, { deck }: LedgeMeasures, nth = 0): Box {
  const tall = Math.min(deck, row.height);
  const wide = Math.round(tall * 0.8);
  return boxAt(row.left + row.width - (nth + 1) * (wide + 8), middleY(row) - tall / 2, wide, tall);
}

/** Rest of a row beside its deck. */
function beside(row: Box, deck: Box): Box {
  return boxAt(row.left, row.top, deck.left - row.left - 8, row.height);
}

/** The avatar beside the dice. */
function namelessIn(box: Box): SeatBoxes {
  const face = 32;
  return { plate: box, dice: boxAt(box.left + face, box.top + 7, box.width - face - 4, 20), isNameless: true };
}

/** Over the spells and the sorcerer's row, which is above or below them. */
function unfoldedOver(spells: Box, sorcerer: Box, { edge, seam }: LedgeMeasures): Box[] {
  const top = Math.min(spells.top, sorcerer.top);
  const height = Math.min(Math.max(spells.top + spells.height, sorcerer.top + sorcerer.height) - top, UNFOLDED.height);
  const width = Math.min(spells.width, 2 * UNFOLDED.width + seam);
  return sharedOut(boxAt(edge + (spells.width - width) / 2, top, width, height), 2, seam);
}
