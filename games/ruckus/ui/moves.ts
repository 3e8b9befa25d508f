import type { Box, Happening } from '@tablee/table-ui';
import { CARDS_A_FAMILY, countIn } from '../rules/family.ts';
import type { Family, RuckusSight, RuckusTypes } from '../rules/types.ts';
import { heightOf } from './layout/card-box.ts';
import type { Spot } from './spots.ts';

/** Cards that travel, face up where a family is known. */
export interface Move {
  readonly family: Family | null;
  readonly count: number;
  readonly from: Spot;
  readonly to: Spot;
  readonly isTheft: boolean;
}

/** What the travels of one change are told from. */
interface Change {
  readonly me: number | null;
  readonly before: readonly Family[];
  readonly after: readonly Family[];
  /** Piles of others that a card of mine lies on and the host has not answered yet, as seat and family. */
  readonly aimed: (family: Family) => number | null;
}

const DRAW: Spot = { at: 'draw' };

/** All that travels: what others did, from what was seen; what I did, from my hand, since it moves before the host says so. */
export function movesOf(news: readonly Happening<RuckusTypes>[], change: Change): Move[] {
  const sights = news.flatMap((happening) => happening.sights);
  return [...sights.flatMap((sight) => moveIn(sight, change.me)), ...movesOfMine(sights, change)];
}

function moveIn(sight: RuckusSight, me: number | null): Move[] {
  switch (sight.kind) {
    case 'stolen': {
      const { family, from, seat, taken } = sight;
      const [start, end] = [pile(from, family), pile(seat, family)];
      return [{ family, count: taken + 1, from: start, to: end, isTheft: true }];
    }
    case 'formed':
    case 'completed': {
      if (sight.seat === me) return [];
      const count = sight.kind === 'formed' ? sight.cards : 1;
      return [still({ family: sight.family, count, from: seatSpot(sight.seat), to: pile(sight.seat, sight.family) })];
    }
    case 'drew':
      return sight.seat === me ? [] : [still({ family: null, count: 1, from: DRAW, to: seatSpot(sight.seat) })];
    default:
      return [];
  }
}

/** Cards that left my hand go where they were aimed; cards that came were dealt, drawn, or come back refused. */
function movesOfMine(sights: readonly RuckusSight[], { me, before, after, aimed }: Change): Move[] {
  if (me === null) return [];
  const isDealt = sights.some(({ kind }) => kind === 'dealt');
  const families = new Set([...before, ...after]);
  return [...families].flatMap((family): Move[] => {
    const [had, has] = [isDealt ? 0 : countIn(before, family), countIn(after, family)];
    if (had > has) {
      const owner = aimed(family) ?? me;
      return range(has, had).map((nth) =>
        still({ family, count: 1, from: { at: 'card', family, nth }, to: pile(owner, family) }),
      );
    }
    const isDrawn = isDealt || sights.some((sight) => sight.kind === 'drew' && sight.family === family);
    const from = isDrawn ? DRAW : pile(aimed(family) ?? me, family);
    return range(had, has).map((nth) => still({ family, count: 1, from, to: { at: 'card', family, nth } }));
  });
}

function still(move: Omit<Move, 'isTheft'>): Move {
  return { ...move, isTheft: false };
}

function pile(seat: number, family: Family): Spot {
  return { at: 'pile', seat, family };
}

function seatSpot(seat: number): Spot {
  return { at: 'seat', seat };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.min(CARDS_A_FAMILY, Math.max(0, to - from)) }, (_, index) => from + index);
}

/** One step of a travel: where the card is, how large, how much it is turned. */
export interface Waypoint {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
}

const STEPS = 6;

/** As large as it ever is on its way: what is drawn small and blown up is blurred. */
export function widestOf(from: Box, to: Box): number {
  return Math.max(from.width, to.width);
}

/** A thing thrown over the table: higher in the middle, turned a little, its size changing into that of its place. */
export function pathBetween(from: Box, to: Box, isTheft: boolean): Waypoint[] {
  const width = widestOf(from, to);
  const start = middleOf(from);
  const end = middleOf(to);
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  const rise = Math.min(90, far * (isTheft ? 0.22 : 0.08));
  const lean = Math.sign(end.x - start.x || 1);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const along = step / STEPS;
    const arc = 4 * along * (1 - along);
    const size = from.width + (to.width - from.width) * along;
    return {
      x: start.x + (end.x - start.x) * along - width / 2,
      y: start.y + (end.y - start.y) * along - rise * arc - heightOf(width) / 2,
      scale: round((size / width) * (1 + (isTheft ? 0.16 : 0.05) * arc)),
      turn: round(lean * (isTheft ? 12 : 5) * arc),
    };
  });
}

function middleOf({ left, top, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
