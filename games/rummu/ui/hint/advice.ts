import type { Seat } from '@tablee/kernel';
import { isJoker } from '../../rules/card.ts';
import { checkRummu, startTurn } from '../../rules/check.ts';
import { type Composition, compose, takeBack } from '../../rules/compose.ts';
import { cardsIn } from '../../rules/scoring.ts';
import { bestTurn, findTurn } from '../../rules/search/best-turn.ts';
import { problemFrom, problemOf } from '../../rules/search/problem.ts';
import { prospectsOf } from '../../rules/search/prospects.ts';
import { canDraw } from '../../rules/stock.ts';
import type { Card, PlayCommand, RummuCommand, RummuView } from '../../rules/types.ts';

interface DrawAdvice {
  readonly command: RummuCommand;
  /** The top discard, if the advice is about it. */
  readonly card: Card | null;
  /** 'must': the stock is empty. 'lay': the discard can be laid at once. 'goes': it fits cards in hand. 'stock': neither. */
  readonly why: 'must' | 'lay' | 'goes' | 'stock';
}

/** Minimum prospects of a discard to be better than an unknown card. */
const MIN_TAKE_PROSPECTS = 2.5;

/** Advises the stock or the discards. */
export function adviseDraw(view: RummuView, seat: Seat): DrawAdvice {
  const top = view.discards.at(-1) ?? null;
  const stock: DrawAdvice = { command: { do: 'draw' }, card: null, why: 'stock' };
  if (top === null) return stock;
  const take = (why: DrawAdvice['why']): DrawAdvice => ({ command: { do: 'take' }, card: top, why });
  if (!canDraw(view)) return take('must');
  const hand = view.hand ?? [];
  const problem = problemOf(view, seat);
  const gain = bestTurn({ ...problem, hand: [...hand, top] }).worth - bestTurn(problem).worth;
  // Equal worth: the card would only be discarded again.
  if (gain > 0) return take('lay');
  return prospectsOf(top, [...hand, top]) >= MIN_TAKE_PROSPECTS ? take('goes') : stock;
}

/**
 * The turn that scores most from what is composed, with the discard that has the fewest prospects. If the composed part cannot
 * be completed, another turn from the beginning.
 */
export function adviseTurn(view: RummuView, seat: Seat, composed: PlayCommand | null = null): PlayCommand {
  const made = composed ?? EMPTY_TURN;
  const start = compose(startTurn(view, seat), made.moves);
  const taken = start.ok && made.back !== null ? takeBack(start.now, made.back) : null;
  if (taken?.ok)
    return withBestDiscard(view, seat, { ...made, discard: cardsIn(taken.now.hand)[0] ?? null }, taken.now);
  const found = start.ok ? findTurn(problemFrom(view, start.now)) : null;
  if (found === null) {
    if (composed === null) throw new Error('a player who has drawn can discard a card');
    return adviseTurn(view, seat);
  }
  const command = { ...found.command, moves: [...made.moves, ...found.command.moves] };
  const whole = compose(startTurn(view, seat), command.moves);
  return command.back !== null || !whole.ok ? command : withBestDiscard(view, seat, command, whole.now);
}

const EMPTY_TURN: PlayCommand = { do: 'play', moves: [], back: null, discard: null };

/** The same turn, with the legal discard that is least useful. */
function withBestDiscard(view: RummuView, seat: Seat, command: PlayCommand, { hand }: Composition): PlayCommand {
  const left = cardsIn(hand);
  const byWorth = [...new Set(left)].toSorted((one, other) => keepWorth(one, left) - keepWorth(other, left));
  const discard = byWorth.find((card) => checkRummu(view, seat, { ...command, discard: card }) === null);
  return discard === undefined ? command : { ...command, discard };
}

/** Worth two cards of the same number. */
const JOKER_KEEP_WORTH = 2;

/** Value of keeping a card. Jokers complete many combinations, though they cost most at the end. */
function keepWorth(card: Card, hand: readonly Card[]): number {
  return prospectsOf(card, hand) + (isJoker(card) ? JOKER_KEEP_WORTH : 0);
}
