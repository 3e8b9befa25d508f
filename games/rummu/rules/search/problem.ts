import type { Seat } from '@tablee/kernel';
import { startTurn } from '../check.ts';
import { type Composition, stillNeeded } from '../compose.ts';
import { BONUS, cardsIn, costOf } from '../scoring.ts';
import { areTogether } from '../sides.ts';
import type { Card, Meld, RummuOptions, RummuView } from '../types.ts';

/** What counts in a turn beside the points on the table. */
export interface Weights {
  /** What a card costs that stays in hand; less than nothing for one that somebody would rather keep. */
  readonly cost: (card: Card) => number;
  /** What it is worth to end the round. */
  readonly finish: number;
  /** How much points of others count against one's own. */
  readonly envy: number;
  /** What a new combination is worth beside its points: less than nothing where its cards are wanted for another one. */
  readonly lay: (cards: readonly Card[]) => number;
}

/** RM-21: as the round is counted. */
export const AS_COUNTED: Weights = { cost: (card) => costOf([card]), finish: BONUS, envy: 1, lay: () => 0 };

/** A turn to be found: what one seat holds, and what lies on the table. */
export interface Problem {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly melds: readonly Meld[];
  readonly nextMeld: number;
  /** RM-15: how many cards still open; 0 for a player who has opened. */
  readonly needed: number;
  /** Something was laid in this turn that does not open yet: it cannot end before the rest is laid. */
  readonly isOpening: boolean;
  readonly opening: RummuOptions['opening'];
  /** Whose combinations count for the seat: its own, and its partner's. */
  readonly ours: readonly Seat[];
  readonly weights: Weights;
}

export function problemOf(view: RummuView, seat: Seat, weights = AS_COUNTED): Problem {
  return problemFrom(view, startTurn(view, seat), weights);
}

/** The rest of a turn of which a part is composed. */
export function problemFrom(view: RummuView, now: Composition, weights = AS_COUNTED): Problem {
  const { seat, hand, melds, nextMeld, opening } = now;
  const needed = stillNeeded(now);
  const isOpening = needed > 0 && now.laid.length > 0;
  const ours = view.hands.flatMap((_, other) =>
    areTogether(view.options, view.hands.length, seat, other as Seat) ? [other as Seat] : [],
  );
  return { seat, hand: cardsIn(hand), melds, nextMeld, needed, isOpening, opening, ours, weights };
}

/** What these cards cost together if they stay in hand. */
export function weigh({ weights }: Problem, cards: readonly Card[]): number {
  let sum = 0;
  for (const card of cards) sum += weights.cost(card);
  return sum;
}

/** The card that is thrown away most gladly; of equal ones the first. */
export function heaviestOf({ weights }: Problem, cards: readonly Card[]): Card {
  return cards.reduce((heaviest, card) => (weights.cost(card) > weights.cost(heaviest) ? card : heaviest));
}
