import type { Box, Size } from '@tablee/table-ui';
import { boxAt, CARDS, middleX, middleY, STATUS_HALF, sharedOut } from './shape.ts';
import { LYING_EDGE } from './tray.ts';
import type { DragonWay, Layout, Load, Row, Seated, Tray } from './types.ts';

const SIDE = 158;
const GAP = 6;
const STRIP = 34;
const PLATE = 42;

interface Plan {
  readonly far: Box;
  readonly near: Box;
  readonly strip: Box;
  readonly left: Box;
  readonly right: Box;
}

/** A phone on its side: low cards in the middle, everybody at the sides. */
export function lyingLayout(floor: Size, load: Load, tray: Tray | null): Layout {
  const isMySide = load.side === 'sorcerer' && !load.isWatching;
  const plan = planOf(floor, tray, isMySide);
  const [trialBox, spellBox] = isMySide ? [plan.far, plan.near] : [plan.near, plan.far];
  const { trialDeck, spellDeck } = decksIn(plan, isMySide);
  const trials: Row = { cards: sharedOut(trialBox, CARDS, 8), deck: trialDeck };
  return {
    shape: 'lying',
    floor,
    trials,
    spells: { cards: sharedOut(spellBox, CARDS, 8), deck: spellDeck },
    way: wayIn(plan, trials, load.hasDragon),
    sorcerer: isMySide ? null : seatedIn(boxAt(plan.left.left, plan.left.top, SIDE, PLATE)),
    heroes: heroesIn(plan, load.others, isMySide),
    tray,
    edge: tray === null ? floor.height - 28 : tray.edge,
  };
}

function planOf(floor: Size, tray: Tray | null, isMySide: boolean): Plan {
  const foot = (tray === null ? floor.height - 30 : tray.edge) - STATUS_HALF - 8;
  const left = LYING_EDGE + SIDE + 8;
  const wide = floor.width - 2 * left;
  const room = foot - STRIP - 2 * GAP;
  const short = Math.round(room * 0.4);
  const [far, near] = isMySide ? [room - short, short] : [short, room - short];
  return {
    far: boxAt(left, 2, wide, far),
    strip: boxAt(left, 2 + far + GAP, wide, STRIP),
    near: boxAt(left, 2 + far + STRIP + 2 * GAP, wide, near - 2),
    left: boxAt(LYING_EDGE, 2, SIDE, foot - 2),
    right: boxAt(floor.width - LYING_EDGE - SIDE, 2, SIDE, foot - 2),
  };
}

/** At the right: the heroes' at the end of the dragon's way, the sorcerer's on his side of it. */
function decksIn({ strip, right }: Plan, isMySide: boolean): { readonly trialDeck: Box; readonly spellDeck: Box } {
  const [wide, tall] = [35, 44];
  const y = middleY(strip);
  const beside = { left: right.left + 4, far: right.left + 4 + wide + 14 };
  const trialDeck = boxAt(beside.left, y - tall / 2, wide, tall);
  const spellDeck = isMySide ? boxAt(beside.far, y - tall / 2, wide, tall) : boxAt(beside.left, 2, wide, tall);
  return { trialDeck, spellDeck };
}

function wayIn({ strip, left }: Plan, { cards, deck }: Row, hasDragon: boolean): DragonWay {
  const y = middleY(strip);
  const tile = boxAt(left.left, y - 22, 100, 44);
  const end = { x: middleX(deck), y };
  return {
    tile: hasDragon ? tile : { ...tile, width: 0 },
    line: [{ x: tile.left + tile.width, y }, end],
    stops: [{ x: tile.left + 24, y }, ...cards.map((card) => ({ x: middleX(card), y })), end],
    pawn: 48,
  };
}

/** Below what else is at the sides, from the left: one more at the right where they are three. */
function heroesIn({ left, right, strip }: Plan, count: number, isFar: boolean): Seated[] {
  const below = strip.top + strip.height + 10;
  const tops = isFar ? [2, 2 + PLATE + 2] : [below + 2, below + 2 + PLATE + 2];
  const places = PLACES[count] ?? [];
  return places.map(([side, row]) => {
    const column = side === 'left' ? left : right;
    return seatedIn(boxAt(column.left, tops[row] ?? 2, SIDE, PLATE));
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
