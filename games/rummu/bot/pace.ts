import { type HumanPace, humanDelay } from '@tablee/bot-kit';
import type { Rng } from '@tablee/kernel';

/** Without a choice: the last card is discarded, or only the discard can be taken. */
const PLAIN: HumanPace = {
  notice: { middle: 600, scatter: 0.3 },
  act: { middle: 500, scatter: 0.3 },
  perDistraction: 0,
};
/** Choosing between the top discard and the stock takes longer with more cards that it could go with. */
const DRAWING: HumanPace = {
  notice: { middle: 700, scatter: 0.35 },
  act: { middle: 500, scatter: 0.3 },
  perDistraction: 0.1,
};
/** Choosing the discard takes time for each card of the hand. */
const THROWING: HumanPace = {
  notice: { middle: 900, scatter: 0.35 },
  act: { middle: 600, scatter: 0.3 },
  perDistraction: 0.12,
};
/** Finding what to lay takes longer still, and laying each combination a moment. */
const LAYING: HumanPace = {
  notice: { middle: 1_700, scatter: 0.4 },
  act: { middle: 900, scatter: 0.3 },
  perDistraction: 0.12,
};
/** Each move after the first takes as long as this many more cards. */
const CARDS_A_MOVE = 4;
/** With half the deck in hand, a player does not look at each card. */
const MAX_CARDS = 15;

/** `hasChoice` is false where the stock is empty and nothing but the discard can be taken. */
export function waitToDraw(cards: number, hasChoice: boolean, rng: Rng): number {
  return hasChoice ? humanDelay(DRAWING, rng, Math.min(cards, MAX_CARDS)) : humanDelay(PLAIN, rng);
}

export function waitToPlay(cards: number, moves: number, rng: Rng): number {
  if (cards === 1) return humanDelay(PLAIN, rng);
  const seen = Math.min(cards, MAX_CARDS);
  return moves === 0 ? humanDelay(THROWING, rng, seen) : humanDelay(LAYING, rng, seen + CARDS_A_MOVE * (moves - 1));
}
