import type { Seat } from '@tablee/kernel';
import { startTurn } from '../check.ts';
import { type Composition, stillNeeded } from '../compose.ts';
import { cardsIn, costOf, FINISH_BONUS } from '../scoring.ts';
import { areTogether } from '../sides.ts';
import type { Card, Meld, RummuOptions, RummuView } from '../types.ts';

/** Weights of a turn's effects other than points on the table. */
export interface Weights {
  /** Cost of a card that stays in hand; negative for a card worth keeping. */
  readonly cost: (card: Card) => number;
  /** Value of ending the round. */
  readonly finish: number;
  /** Weight of a point for others, against one for our side. */
  readonly envy: number;
  /** Value of a new combination beside its points; negative if its cards are better kept for another one. */
  readonly lay: (cards: readonly Card[]) => number;
}

/** RM-21: the weights of the score sheet. */
export const AS_COUNTED: Weights = { cost: (card) => costOf([card]), finish: FINISH_BONUS, envy: 1, lay: () => 0 };

/** Input of the search: what one seat holds and what lies on the table. */
export interface Problem {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly melds: readonly Meld[];
  readonly nextMeld: number;
  /** RM-15: number of cards that still open; 0 for a player who has opened. */
  readonly needed: number;
  /** True if the cards laid in this turn do not open yet: the turn cannot end like this. */
  readonly isOpening: boolean;
  readonly opening: RummuOptions['opening'];
  /** Seats whose combinations count for the player: the own seat and the partner's. */
  readonly ours: readonly Seat[];
  readonly weights: Weights;
}

export function problemOf(view: RummuView, seat: Seat, weights = AS_COUNTED): Problem {
  return problemFrom(view, startTurn(view, seat), weights);
}

/** The rest of a turn of which some moves are made. */
export function problemFrom(view: RummuView, now: Composition, weights = AS_COUNTED): Problem {
  const { seat, hand, melds, nextMeld, opening } = now;
  const needed = stillNeeded(now);
  const isOpening = needed > 0 && now.laid.length > 0;
  const ours = view.hands.flatMap((_, other) =>
    areTogether(view.options, view.hands.length, seat, other as Seat) ? [other as Seat] : [],
  );
  return { seat, hand: cardsIn(hand), melds, nextMeld, needed, isOpening, opening, ours, weights };
}

/** Cost of these cards if they stay in hand. */
export function weigh({ weights }: Problem, cards: readonly Card[]): number {
  let sum = 0;
  for (const card of cards) sum += weights.cost(card);
  return sum;
}

/** The card that costs most in hand; of equal ones the first. */
export function heaviestOf({ weights }: Problem, cards: readonly Card[]): Card {
  return cards.reduce((heaviest, card) => (weights.cost(card) > weights.cost(heaviest) ? card : heaviest));
}
