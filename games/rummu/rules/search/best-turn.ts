import { less, sortCards } from '../card.ts';
import type { Meld, Move, PlayCommand } from '../types.ts';
import type { MeldAction } from './actions.ts';
import { heaviestOf, type Problem, weigh } from './problem.ts';
import { type Solution, Solver } from './solver.ts';

export interface BestTurn {
  readonly command: PlayCommand;
  /** Points for our side less those for others and less the cost of the hand, plus the value of finishing. */
  readonly worth: number;
  readonly finishes: boolean;
  /** True if no turn is better; false if the budget ended the search. */
  readonly proven: boolean;
}

/** Enough for a hand of fifteen cards, unless nearly all of them fit together. */
const MAX_NODES = 2_000_000;
/** After many taken discards a timely answer is better than an exact one. */
const MAX_NODES_FOR_MANY_CARDS = 40_000;
const MANY_CARDS = 15;

/** The turn that is worth most; of equal ones, one that ends the round. Deterministic. */
export function bestTurn(problem: Problem, budget?: number): BestTurn {
  const found = findTurn(problem, budget);
  if (found === null) throw new Error('a player who has drawn and laid nothing can discard a card');
  return found;
}

/** The best end of a turn that may have begun; null if it cannot be ended. */
export function findTurn(problem: Problem, budget?: number): BestTurn | null {
  const nodes = budget ?? (problem.hand.length > MANY_CARDS ? MAX_NODES_FOR_MANY_CARDS : MAX_NODES);
  const canThrow = problem.hand.length > 0 && !problem.isOpening;
  const solver = new Solver(problem, nodes, canThrow ? discardHeaviest(problem) : null);
  const proven = solver.run();
  if (solver.best === null) return null;
  const { worth, finishes } = solver.best;
  return { command: commandOf(problem, solver.best), worth, finishes, proven };
}

/** Lays nothing more and discards. Always possible with a card in hand and no unfinished opening. */
function discardHeaviest(problem: Problem): Solution {
  const { hand, weights } = problem;
  const discard = heaviestOf(problem, hand);
  const finishes = hand.length === 1;
  const worth = (finishes ? weights.finish : 0) - weigh(problem, less(hand, [discard]));
  return { actions: [], back: null, discard, worth, finishes };
}

/** RM-15: the opening comes first, then the exchanges, then everything that may need a freed joker. */
function commandOf({ needed, nextMeld, melds }: Problem, { actions, back, discard }: Solution): PlayCommand {
  const news = actions.filter(({ to }) => to === -1);
  const changes = actions.filter(({ to }) => to !== -1);
  const isEarly = ({ first }: MeldAction): boolean => needed > 0 && first.length > 0;
  // The largest first: it may be the only one that opens.
  const early = news.filter(isEarly).toSorted((one, other) => other.first.length - one.first.length);
  const late = news.filter((action) => !isEarly(action));
  const idOf = (action: MeldAction): number => nextMeld + [...early, ...late].indexOf(action);
  const moves: Move[] = [
    ...early.map(({ first }): Move => ({ do: 'lay', cards: sortCards(first) })),
    ...changes.flatMap(({ exchanges }) =>
      exchanges.map(({ card, in: meld }): Move => ({ do: 'swap', card, in: meld })),
    ),
    ...late.map(({ cards }): Move => ({ do: 'lay', cards: sortCards(cards) })),
    ...early.flatMap((action) => additions(less(action.cards, action.first), idOf(action))),
    ...changes.flatMap(({ cards, to }) => additions(cards, (melds[to] as Meld).id)),
  ];
  if (back === null) return { do: 'play', moves, back, discard };
  const from = back.from < 0 ? idOf(news[-back.from - 1] as MeldAction) : back.from;
  return { do: 'play', moves, back: { card: back.card, from }, discard };
}

function additions(cards: MeldAction['cards'], to: number): Move[] {
  return cards.length === 0 ? [] : [{ do: 'add', cards: sortCards(cards), to }];
}
