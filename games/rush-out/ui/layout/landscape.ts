import type { Box, Size } from '@tablee/table-ui';
import { boxAt, CARDS, middleX, middleY, STATUS_HALF, sharedOut } from './shape.ts';
import { LYING_EDGE } from './tray.ts';
import type { DragonWay, Layout, Load, Row, Seated, Tray } from './types.ts';

const SIDE = 158;
const TOP = 2;
const GAP = 6;
const STRIP = 34;
const PLATE = 42;
/** Height of plates with the name beside the dice: two of them share the height of one. */
const FLAT_PLATE = 32;
/** Height of the tile and the decks, at the ends of the dragon's path. */
const TILE = 44;
/** The space between the title and the buttons of a low top bar is free; cards extend into it. */
const RISE = 44;

interface Plan {
  readonly far: Box;
  readonly near: Box;
  readonly strip: Box;
  readonly left: Box;
  readonly right: Box;
}

/** Landscape phones: low cards in the middle, other players at the sides. */
export function landscapeLayout(floor: Size, load: Load, tray: Tray | null): Layout {
  const isMySide = load.side === 'sorcerer' && !load.isWatching;
  const plan = planOf(floor, load, tray);
  const [trialBox, spellBox] = isMySide ? [plan.far, plan.near] : [plan.near, plan.far];
  const { trialDeck, spellDeck } = decksIn(plan, isMySide, load.others);
  const trials: Row = { cards: sharedOut(trialBox, CARDS, 8), deck: trialDeck };
  return {
    shape: 'landscape',
    floor,
    trials,
    spells: { cards: sharedOut(spellBox, CARDS, 8), deck: spellDeck },
    way: wayIn(plan, trials, load.hasDragon),
    sorcerer: isMySide ? null : seatedIn(boxAt(plan.left.left, TOP, SIDE, PLATE)),
    heroes: heroesIn(plan, load.others, isMySide),
    tray,
    edge: tray === null ? floor.height - 28 : tray.edge,
  };
}

/** Not for spectators, who may have a wider button in the bar, nor on tall floors, which have a wider bar. */
function risesIn({ height }: Size, { isWatching }: Load): boolean {
  return !isWatching && height < 468;
}

function planOf(floor: Size, load: Load, tray: Tray | null): Plan {
  const isMySide = load.side === 'sorcerer' && !load.isWatching;
  const foot = (tray === null ? floor.height - 30 : tray.edge) - STATUS_HALF - 8;
  const top = risesIn(floor, load) ? TOP - RISE : TOP;
  const left = LYING_EDGE + SIDE + 8;
  const wide = floor.width - 2 * left;
  const tall = load.hasDragon ? STRIP : 0;
  const room = foot - top - tall - 2 * GAP;
  const far = Math.round(Math.max(room * (isMySide ? 0.5 : 0.42), leastFar(top, load)));
  const strip = top + far + GAP;
  const near = strip + tall + GAP;
  return {
    far: boxAt(left, top, wide, far),
    strip: boxAt(left, strip, wide, tall),
    near: boxAt(left, near, wide, foot - near),
    left: boxAt(LYING_EDGE, TOP, SIDE, foot - TOP),
    right: boxAt(floor.width - LYING_EDGE - SIDE, TOP, SIDE, foot - TOP),
  };
}

/** Minimum height of the far row: the dragon's tile must be below the plates of the far side. */
function leastFar(top: number, { side, isWatching, others, hasDragon }: Load): number {
  if (!hasDragon) return 0;
  const plates = platesOf(side === 'sorcerer' && !isWatching, others);
  return TOP + plates + (TILE - STRIP) / 2 - GAP - top;
}

/** Lower edge of the plates of the far side, relative to the top. */
function platesOf(isMySide: boolean, others: number): number {
  return isMySide && isFlat(others) ? 2 * (FLAT_PLATE + 2) : PLATE + 2;
}

/** True if two heroes share a column of the far side. */
function isFlat(count: number): boolean {
  return count > 2;
}

/** Both at the right: the heroes' deck at the end of the dragon's path, the sorcerer's on his side of it. */
function decksIn(
  { strip, right }: Plan,
  isMySide: boolean,
  others: number,
): { readonly trialDeck: Box; readonly spellDeck: Box } {
  const wide = 32;
  const y = Math.max(middleY(strip) - TILE / 2, TOP + platesOf(isMySide, others));
  const left = right.left + 4;
  const trialDeck = boxAt(left, y, wide, TILE);
  const spellDeck = isMySide ? boxAt(left + wide + 14, y, wide, TILE) : boxAt(left, TOP, wide, TILE);
  return { trialDeck, spellDeck };
}

function wayIn({ strip, left }: Plan, { cards, deck }: Row, hasDragon: boolean): DragonWay {
  const y = middleY(strip);
  const tile = boxAt(left.left, y - TILE / 2, 100, TILE);
  const end = { x: middleX(deck), y };
  return {
    tile: hasDragon ? tile : { ...tile, width: 0 },
    line: [{ x: tile.left + tile.width, y }, end],
    stops: [{ x: tile.left + 24, y }, ...cards.map((card) => ({ x: middleX(card), y })), end],
    pawn: 48,
  };
}

/** Beside the cards of their side, from the left; of three heroes two are at the left. */
function heroesIn({ left, right, strip }: Plan, count: number, isFar: boolean): Seated[] {
  const isLow = isFar && isFlat(count);
  const tall = isLow ? FLAT_PLATE : PLATE;
  // Below the tile at the left and the decks at the right.
  const first = isFar ? TOP : Math.max(middleY(strip) + TILE / 2 + 6, TOP + PLATE + 2 + TILE + 2);
  const places = PLACES[count] ?? [];
  return places.map(([side, row]) => {
    const column = side === 'left' ? left : right;
    const plate = boxAt(column.left, first + row * (tall + 2), SIDE, tall);
    return isLow ? flatIn(plate) : seatedIn(plate);
  });
}

type Place = readonly ['left' | 'right', 0 | 1];
const PLACES: readonly (readonly Place[])[] = [
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

function seatedIn(box: Box): Seated {
  return { plate: box, dice: boxAt(box.left + 46, box.top + 21, box.width - 52, 20) };
}

function flatIn(box: Box): Seated {
  return { plate: box, dice: boxAt(box.left + 92, box.top + 6, box.width - 96, 20), isFlat: true };
}
