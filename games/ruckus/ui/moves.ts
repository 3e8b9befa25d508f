import type { Happening } from '@tablee/table-ui';
import { CARDS_PER_FAMILY, countIn } from '../rules/family.ts';
import type { Family, RuckusSight, RuckusTypes } from '../rules/types.ts';
import type { Spot } from './spots.ts';

/** Cards that fly, face up if the family is known. */
export interface Move {
  readonly family: Family | null;
  readonly count: number;
  readonly from: Spot;
  readonly to: Spot;
  readonly isTheft: boolean;
}

/** Input for the moves of one update. */
interface HandChange {
  readonly me: number | null;
  readonly before: readonly Family[];
  readonly after: readonly Family[];
  /** Seat whose pile a pending card of mine lies on. */
  readonly aimed: (family: Family) => number | null;
}

const DRAW: Spot = { at: 'draw' };

/**
 * All moves: other players' from their sights; mine from the changes of my hand, which moves before the host answers.
 */
export function movesOf(news: readonly Happening<RuckusTypes>[], change: HandChange): Move[] {
  const sights = news.flatMap((happening) => happening.sights);
  return [...sights.flatMap((sight) => moveIn(sight, change.me)), ...movesOfMine(sights, change)];
}

function moveIn(sight: RuckusSight, me: number | null): Move[] {
  switch (sight.kind) {
    case 'stolen': {
      const { family, from, seat, taken } = sight;
      const [start, end] = [pileSpot(from, family), pileSpot(seat, family)];
      return [{ family, count: taken + 1, from: start, to: end, isTheft: true }];
    }
    case 'formed':
    case 'completed': {
      if (sight.seat === me) return [];
      const count = sight.kind === 'formed' ? sight.cards : 1;
      return [
        toMove({ family: sight.family, count, from: seatSpot(sight.seat), to: pileSpot(sight.seat, sight.family) }),
      ];
    }
    case 'drew':
      return sight.seat === me ? [] : [toMove({ family: null, count: 1, from: DRAW, to: seatSpot(sight.seat) })];
    default:
      return [];
  }
}

/** Cards that left my hand fly to their target; new cards were dealt, drawn, or returned by a refusal. */
function movesOfMine(sights: readonly RuckusSight[], { me, before, after, aimed }: HandChange): Move[] {
  if (me === null) return [];
  const isDealt = sights.some(({ kind }) => kind === 'dealt');
  const families = new Set([...before, ...after]);
  return [...families].flatMap((family): Move[] => {
    const [had, has] = [isDealt ? 0 : countIn(before, family), countIn(after, family)];
    if (had > has) {
      const owner = aimed(family) ?? me;
      return newCopies(has, had).map((nth) =>
        toMove({ family, count: 1, from: { at: 'card', family, nth }, to: pileSpot(owner, family) }),
      );
    }
    const isDrawn = isDealt || sights.some((sight) => sight.kind === 'drew' && sight.family === family);
    const from = isDrawn ? DRAW : pileSpot(aimed(family) ?? me, family);
    return newCopies(had, has).map((nth) => toMove({ family, count: 1, from, to: { at: 'card', family, nth } }));
  });
}

function toMove(move: Omit<Move, 'isTheft'>): Move {
  return { ...move, isTheft: false };
}

function pileSpot(seat: number, family: Family): Spot {
  return { at: 'pile', seat, family };
}

function seatSpot(seat: number): Spot {
  return { at: 'seat', seat };
}

function newCopies(from: number, to: number): number[] {
  return Array.from({ length: Math.min(CARDS_PER_FAMILY, Math.max(0, to - from)) }, (_, index) => from + index);
}
