import { type Card, less, sortCards } from '../card.ts';
import { pointsOf } from '../scoring.ts';
import type { Meld } from '../types.ts';
import { type Bits, bitsOf } from './bits.ts';
import { additionsTo, type Exchange, exchangesIn, meldsIn } from './finder.ts';
import { type Problem, weigh } from './problem.ts';

/** A card that can be used. */
export interface Item {
  readonly card: Card;
  /** The combination in which it lies as a joker, where an exchange must free it first; null for a card of the hand. */
  readonly freedFrom: number | null;
}

/** Something that can be done: a new combination, or what becomes of one that lies there. Bits are items that it uses. */
export interface Action extends Bits {
  readonly count: number;
  /** The jokers that it frees. */
  readonly frees: Bits;
  /** Cards of the hand just like its own: those are used first, since nobody can tell them apart. */
  readonly twins: Bits;
  readonly cards: readonly Card[];
  readonly exchanges: readonly Exchange[];
  /** The place of the combination on the table; -1 for a new one. */
  readonly to: number;
  /** Points for our side less those for others, and what the hand costs less. */
  readonly value: number;
  /** RM-15: of a new combination, the part that can be laid before any joker is freed; empty where there is none. */
  readonly first: readonly Card[];
}

/** The hand, and after it every joker that it could free. */
export function itemsOf({ hand, melds }: Problem): Item[] {
  const freeable = new Map(
    exchangesIn(melds, hand).map(({ joker, in: meld }) => [`${joker} ${meld}`, { joker, meld }]),
  );
  return [
    ...sortCards(hand).map((card) => ({ card, freedFrom: null })),
    ...[...freeable.values()].map(({ joker, meld }) => ({ card: joker, freedFrom: meld })),
  ];
}

/** Everything that can be done, each once; only one thing can be done with each combination. */
export function* actionsOf(problem: Problem, items: readonly Item[]): Generator<Action> {
  const copies = new Map<Card, number[]>();
  for (const [index, { card }] of items.entries()) copies.set(card, [...(copies.get(card) ?? []), index]);
  yield* layingActions(problem, items, copies);
  for (const [to, meld] of problem.melds.entries()) yield* changingActions(problem, items, copies, meld, to);
}

type Copies = ReadonlyMap<Card, readonly number[]>;

function* layingActions(problem: Problem, items: readonly Item[], copies: Copies): Generator<Action> {
  const nothing = { frees: bitsOf([]), exchanges: [], to: -1 };
  for (const cards of meldsIn([...copies.keys()])) {
    const value = pointsOf(cards) + weigh(problem, cards) + problem.weights.lay(cards);
    for (const chosen of choicesOf(cards, copies)) {
      const first = firstPart(cards, chosen, items);
      yield { ...bitsOf(chosen), ...nothing, twins: twinsOf(chosen, items), count: cards.length, cards, value, first };
    }
  }
}

/** Ones and sevens may be there twice: one of them may have to be freed. */
function choicesOf(cards: readonly Card[], copies: Copies): number[][] {
  let choices: number[][] = [[]];
  for (const card of cards) {
    const [only, ...more] = copies.get(card) as readonly [number, ...number[]];
    if (more.length === 0) for (const chosen of choices) chosen.push(only);
    else choices = choices.flatMap((chosen) => [only, ...more].map((item) => [...chosen, item]));
  }
  return choices;
}

/** Cards that are alike stand beside each other. */
function twinsOf(chosen: readonly number[], items: readonly Item[]): Bits {
  const isTwin = (item: number): boolean =>
    items[item]?.freedFrom === null && items[item - 1]?.card === items[item]?.card;
  return bitsOf(chosen.filter(isTwin).map((item) => item - 1));
}

/** The largest part of a new combination that needs no freed joker and is a combination itself. */
function firstPart(cards: readonly Card[], chosen: readonly number[], items: readonly Item[]): readonly Card[] {
  const own = cards.filter((_, index) => items[chosen[index] as number]?.freedFrom === null);
  if (own.length === cards.length) return cards;
  let largest: readonly Card[] = [];
  for (const part of meldsIn(own)) if (part.length > largest.length) largest = part;
  return largest;
}

function* changingActions(
  problem: Problem,
  items: readonly Item[],
  copies: Copies,
  meld: Meld,
  to: number,
): Generator<Action> {
  const sign = problem.ours.includes(meld.owner) ? 1 : -problem.weights.envy;
  const before = pointsOf(meld.cards);
  const hand = items.flatMap(({ card, freedFrom }) => (freedFrom === null ? [card] : []));
  const usable = items.flatMap(({ card, freedFrom }) => (freedFrom === meld.id ? [] : [card]));
  for (const exchanges of choicesOfExchanges(meld, hand)) {
    const given = exchanges.map(({ card }) => card);
    const freed = exchanges.map(({ joker }) => joker);
    const lying = exchanges.length === 0 ? meld.cards : sortCards([...less(meld.cards, freed), ...given]);
    const frees = bitsOf(
      exchanges.map(({ joker }) => items.findIndex((item) => item.card === joker && item.freedFrom === meld.id)),
    );
    const added = [...additionsTo(lying, less(usable, given))];
    for (const cards of exchanges.length === 0 ? added : [[], ...added]) {
      const used = [...given, ...cards];
      const value = sign * (pointsOf([...lying, ...cards]) - before) + weigh(problem, used) - weigh(problem, freed);
      for (const chosen of choicesOf(used, copies)) {
        if (chosen.some((item) => isFrom(items, item, meld.id)) || givesFreed(items, chosen, given.length)) continue;
        const twins = twinsOf(chosen, items);
        yield { ...bitsOf(chosen), twins, count: used.length, frees, cards, exchanges, to, value, first: [] };
      }
    }
  }
}

/** RM-17: every choice of exchanges in one combination, none first; a joker is exchanged once. */
function choicesOfExchanges(meld: Meld, hand: readonly Card[]): Exchange[][] {
  const possible = exchangesIn([meld], hand);
  const jokers = [...new Set(possible.map(({ joker }) => joker))];
  const choices: Exchange[][] = [[]];
  for (const joker of jokers) {
    const exchanges = possible.filter((one) => one.joker === joker);
    choices.push(...exchanges.flatMap((one) => choices.map((chosen) => [...chosen, one])));
  }
  return choices;
}

/** What would be added where it was just taken away. */
function isFrom(items: readonly Item[], item: number, meld: number): boolean {
  return items[item]?.freedFrom === meld;
}

/** Only natural cards are given for jokers, and those are always cards of the hand. */
function givesFreed(items: readonly Item[], chosen: readonly number[], given: number): boolean {
  return chosen.slice(0, given).some((item) => items[item]?.freedFrom !== null);
}
