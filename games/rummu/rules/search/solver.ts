import { type Card, less } from '../card.ts';
import { isMeld } from '../melds.ts';
import { pointsOf } from '../scoring.ts';
import type { TakeBack } from '../types.ts';
import { actionsOf, itemsOf, type MeldAction, type UsableCard } from './actions.ts';
import { type Bits, bitOf, bitsOf, firstOf, isSingle, itemsIn, NONE, union } from './bits.ts';
import { heaviestOf, type Problem, weigh } from './problem.ts';
import { sharesOf } from './shares.ts';

/** A complete turn found by the search. */
export interface Solution {
  readonly actions: readonly MeldAction[];
  /** `from` is -1 for the first new combination among the actions, -2 for the second and so on. */
  readonly back: TakeBack | null;
  readonly discard: Card;
  /** Points for our side less those for others and less the cost of the hand, by the weights of the problem. */
  readonly worth: number;
  readonly finishes: boolean;
}

type TurnEnd = Omit<Solution, 'actions'>;

/**
 * Breaks ties in favour of the end of the round. Points come in steps of five, so it decides nothing else; with a bot's
 * fractional weights, an end may win although it is worth up to this much less.
 */
const FINISH_TIE_BREAK = 0.5;
/** Largest gain by taking a card back: a run becomes pure again. */
const MAX_TAKE_BACK_GAIN = 10;

/** The value by which turns are compared. */
function scoreOf({ worth, finishes }: TurnEnd): number {
  return worth + (finishes ? FINISH_TIE_BREAK : 0);
}

/** A node of the search: undecided items (`low`, `high`), items that stay in hand, and freed jokers. */
interface SearchNode {
  readonly low: number;
  readonly high: number;
  readonly left: Bits;
  readonly freed: Bits;
  readonly value: number;
  /** Upper bound on what the undecided items can still gain. */
  readonly bound: number;
  /** Bits of the combinations on the table that an action changes. */
  readonly touched: number;
  /** RM-15: number of cards that count for the opening so far. */
  readonly opened: number;
}

/** Branch and bound over the items in order: each is used by an action or stays in hand. */
export class Solver {
  /** Null if no complete turn was found. */
  best: Solution | null;
  nodes: number;
  readonly #problem: Problem;
  readonly #items: readonly UsableCard[];
  readonly #at: readonly MeldAction[][];
  readonly #share: Float64Array;
  readonly #chosen: MeldAction[] = [];
  /** Upper bounds on what the discard saves and on what the end of the turn gains. */
  readonly #dearest: number;
  readonly #mostAtEnd: number;
  /** Jokers on the table. */
  readonly #lying: Bits;
  /** Items that an action could use; the others stay where they are. */
  readonly #useful: Bits;
  #score: number;

  constructor(problem: Problem, nodes: number, first: Solution | null) {
    this.#problem = problem;
    this.nodes = nodes;
    this.best = first;
    this.#score = first === null ? Number.NEGATIVE_INFINITY : scoreOf(first);
    const items = itemsOf(problem);
    this.#items = items;
    this.#at = items.map(() => []);
    const actions = [...actionsOf(problem, items)];
    this.#share = sharesOf(actions, items.length);
    for (const action of actions) this.#at[firstOf(action.low, action.high)]?.push(action);
    this.#useful = actions.reduce(union, NONE);
    for (const here of this.#at) here.sort((one, other) => other.value / other.count - one.value / one.count);
    this.#dearest = Math.max(0, ...items.map(({ card }) => problem.weights.cost(card)));
    this.#mostAtEnd =
      Math.max(this.#dearest, MAX_TAKE_BACK_GAIN) + Math.max(0, problem.weights.finish) + FINISH_TIE_BREAK;
    this.#lying = bitsOf(items.flatMap(({ freedFrom }, item) => (freedFrom === null ? [] : [item])));
  }

  /** Returns true if the search was complete. */
  run(): boolean {
    const { low, high } = this.#useful;
    const { hand } = this.#problem;
    const useless = this.#items.flatMap(({ freedFrom }, item) => {
      const bit = bitOf(item);
      return freedFrom === null && (bit.low & low) === 0 && (bit.high & high) === 0 ? [item] : [];
    });
    const bound = this.#share.reduce((sum, share) => sum + share, 0);
    const left = bitsOf(useless);
    this.#decide({ low, high, left, freed: NONE, value: -weigh(this.#problem, hand), bound, touched: 0, opened: 0 });
    return this.nodes >= 0;
  }

  #decide(position: SearchNode): void {
    this.nodes -= 1;
    const { low, high, left } = position;
    const most = this.#isMany(left) ? this.#dearest : this.#mostAtEnd;
    if (this.nodes < 0 || position.value + position.bound + most <= this.#score) return;
    if (low === 0 && high === 0) {
      this.#endTurn(position);
      return;
    }
    const item = firstOf(low, high);
    for (const action of this.#at[item] as MeldAction[]) {
      if ((action.low & ~low) !== 0 || (action.high & ~high) !== 0) continue;
      const { twins } = action;
      if ((twins.low & (low | left.low)) !== 0 || (twins.high & (high | left.high)) !== 0) continue;
      const there = action.to === -1 ? 0 : 1 << action.to;
      if ((position.touched & there) === 0) this.#use(position, action, there);
    }
    const bit = bitOf(item);
    this.#decide({
      ...position,
      low: low & ~bit.low,
      high: high & ~bit.high,
      left: union(left, bit),
      bound: position.bound - (this.#share[item] as number),
    });
  }

  /** True if two cards or more are already left in hand. */
  #isMany({ low, high }: Bits): boolean {
    const [left, above] = [low & ~this.#lying.low, high & ~this.#lying.high];
    return (left !== 0 || above !== 0) && !isSingle(left, above);
  }

  #use(position: SearchNode, action: MeldAction, there: number): void {
    this.#chosen.push(action);
    let { bound } = position;
    for (const item of itemsIn(action)) bound -= this.#share[item] as number;
    const first = action.first.length;
    this.#decide({
      low: position.low & ~action.low,
      high: position.high & ~action.high,
      left: position.left,
      freed: union(position.freed, action.frees),
      value: position.value + action.value,
      bound,
      touched: position.touched | there,
      opened: this.#problem.opening === 'one' ? Math.max(position.opened, first) : position.opened + first,
    });
    this.#chosen.pop();
  }

  /** Keeps the complete turn if the rules allow it and it is the best so far. */
  #endTurn({ left, freed, value, opened }: SearchNode): void {
    const { needed, isOpening } = this.#problem;
    if (opened < needed && (this.#chosen.length > 0 || isOpening)) return;
    const { low, high } = this.#lying;
    // A joker of the table that is neither freed nor left over was used without being there.
    const missing = { low: low & ~freed.low & ~left.low, high: high & ~freed.high & ~left.high };
    const wanted = { low: missing.low & this.#useful.low, high: missing.high & this.#useful.high };
    if (wanted.low !== 0 || wanted.high !== 0) return;
    const ending = this.#endingOf(this.#inHand(left, freed), value);
    if (ending === null || scoreOf(ending) <= this.#score) return;
    this.#score = scoreOf(ending);
    this.best = { ...ending, actions: [...this.#chosen] };
  }

  /** The rest of the hand, with the freed jokers that were not used. */
  #inHand(left: Bits, freed: Bits): Bits {
    const { low, high } = this.#lying;
    const unused = {
      low: freed.low & (left.low | ~this.#useful.low),
      high: freed.high & (left.high | ~this.#useful.high),
    };
    return { low: (left.low & ~low) | unused.low, high: (left.high & ~high) | unused.high };
  }

  /** RM-19: discards the card that costs most in hand. */
  #endingOf(inHand: Bits, value: number): TurnEnd | null {
    const { low, high } = inHand;
    if (low === 0 && high === 0) return this.#takeBack(value);
    const cards = itemsIn(inHand).map((item) => this.#items[item]?.card as Card);
    const discard = heaviestOf(this.#problem, cards);
    const finishes = isSingle(low, high);
    const { cost, finish } = this.#problem.weights;
    return { back: null, discard, finishes, worth: value + cost(discard) + (finishes ? finish : 0) };
  }

  /** RM-20: takes back the card that loses least. */
  #takeBack(value: number): TurnEnd | null {
    let best: TurnEnd | null = null;
    for (const { id, cards } of this.#ownMelds()) {
      for (const card of cards) {
        const ending = endingWith(this.#problem, { card, from: id }, cards, value);
        if (best === null || scoreOf(ending) > scoreOf(best)) best = ending;
      }
    }
    return best;
  }

  *#ownMelds(): Generator<{ readonly id: number; readonly cards: readonly Card[] }> {
    const { melds, seat } = this.#problem;
    for (const [place, { id, owner, cards }] of melds.entries()) {
      if (owner !== seat) continue;
      const change = this.#chosen.find(({ to }) => to === place);
      yield { id, cards: change === undefined ? cards : changed(cards, change) };
    }
    let news = 0;
    for (const { to, cards } of this.#chosen) {
      if (to !== -1) continue;
      news += 1;
      yield { id: -news, cards };
    }
  }
}

function changed(lying: readonly Card[], { exchanges, cards }: MeldAction): Card[] {
  const freed = exchanges.map(({ joker }) => joker);
  return [...less(lying, freed), ...exchanges.map(({ card }) => card), ...cards];
}

function endingWith(problem: Problem, back: TakeBack, cards: readonly Card[], value: number): TurnEnd {
  const { card } = back;
  const rest = cards.filter((one) => one !== card);
  const lost = pointsOf(cards);
  if (isMeld(rest)) {
    return { back, discard: card, finishes: true, worth: value + problem.weights.finish - lost + pointsOf(rest) };
  }
  const discard = heaviestOf(problem, cards);
  const left = weigh(problem, cards) - problem.weights.cost(discard);
  return { back, discard, finishes: false, worth: value - lost - left };
}
