import type { Seat } from '@tablee/kernel';
import { startTurn } from '../check.ts';
import { cardsIn } from '../scoring.ts';
import { areTogether } from '../sides.ts';
import type { Card, Meld, RummuOptions, RummuView } from '../types.ts';

/** A turn to be found: what one seat holds, and what lies on the table. */
export interface Problem {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly melds: readonly Meld[];
  readonly nextMeld: number;
  /** RM-15: 0 for a player who is out. */
  readonly needed: number;
  readonly opening: RummuOptions['opening'];
  /** Whose combinations count for the seat: its own, and its partner's. */
  readonly ours: readonly Seat[];
}

export function problemOf(view: RummuView, seat: Seat): Problem {
  const { hand, melds, nextMeld, needed, opening } = startTurn(view, seat);
  const ours = view.hands.flatMap((_, other) =>
    areTogether(view.options, view.hands.length, seat, other as Seat) ? [other as Seat] : [],
  );
  return { seat, hand: cardsIn(hand), melds, nextMeld, needed, opening, ours };
}
