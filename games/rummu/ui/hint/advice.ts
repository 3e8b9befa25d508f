import type { Seat } from '@tablee/kernel';
import { checkRummu, startTurn } from '../../rules/check.ts';
import { compose } from '../../rules/compose.ts';
import { cardsIn, costOf } from '../../rules/scoring.ts';
import { bestTurn } from '../../rules/search/best-turn.ts';
import { problemOf } from '../../rules/search/problem.ts';
import { prospectsOf } from '../../rules/search/prospects.ts';
import { canDraw } from '../../rules/stock.ts';
import type { Card, PlayCommand, RummuCommand, RummuView } from '../../rules/types.ts';

interface DrawAdvice {
  readonly command: RummuCommand;
  /** The top discard, where it is about that. */
  readonly card: Card | null;
  /** 'must': there is no stock. 'lay': it can be laid at once. 'goes': it goes with what is in hand. 'stock': neither. */
  readonly why: 'must' | 'lay' | 'goes' | 'stock';
}

/** How much a discard must have to do with the hand to be better than a card that nobody knows. */
const GOES = 2.5;

/** Where to draw from. */
export function adviseDraw(view: RummuView, seat: Seat): DrawAdvice {
  const top = view.discards.at(-1) ?? null;
  const stock: DrawAdvice = { command: { do: 'draw' }, card: null, why: 'stock' };
  if (top === null) return stock;
  const take = (why: DrawAdvice['why']): DrawAdvice => ({ command: { do: 'take' }, card: top, why });
  if (!canDraw(view)) return take('must');
  const hand = view.hand ?? [];
  const problem = problemOf(view, seat);
  const gain = bestTurn({ ...problem, hand: [...hand, top] }).worth - bestTurn(problem).worth;
  // A card that is only thrown back changes nothing.
  if (gain > 0) return take('lay');
  return prospectsOf(top, [...hand, top]) >= GOES ? take('goes') : stock;
}

/** The turn that scores most now; what is thrown away is what goes with nothing, and of that what costs most. */
export function adviseTurn(view: RummuView, seat: Seat): PlayCommand {
  const { command } = bestTurn(problemOf(view, seat));
  const composed = compose(startTurn(view, seat), command.moves);
  if (command.back !== null || !composed.ok) return command;
  const left = cardsIn(composed.now.hand);
  const byWorth = [...new Set(left)].toSorted((one, other) => keeping(one, left) - keeping(other, left));
  const discard = byWorth.find((card) => checkRummu(view, seat, { ...command, discard: card }) === null);
  return discard === undefined ? command : { ...command, discard };
}

/** How gladly a card is kept: jokers complete much, though they cost most at the end. */
function keeping(card: Card, hand: readonly Card[]): number {
  return prospectsOf(card, hand) + (costOf([card]) > costOf(['R0']) ? 2 : 0);
}
