import { type Card, less, sortCards } from '../card.ts';
import { pointsOf } from '../scoring.ts';
import type { Meld } from '../types.ts';
import { type Bits, bitsOf } from './bits.ts';
import { additionsTo, type Exchange, exchangesIn, meldsIn } from './finder.ts';
import { type Problem, weigh } from './problem.ts';

/** A card of the hand, or a joker on the table that an exchange may free. */
export interface UsableCard {
  readonly card: Card;
  /** Id of the combination in which the joker lies; null for a card of the hand. */
  readonly freedFrom: number | null;
}

/** A new combination, or a change of one on the table. The bits are the items that it uses. */
export interface MeldAction extends Bits {
  readonly count: number;
  /** The jokers that it frees. */
  readonly frees: Bits;
  /** Identical cards of the hand that must be used before its own: without this order, equal turns would be searched twice. */
  readonly twins: Bits;
  readonly cards: readonly Card[];
  readonly exchanges: readonly Exchange[];
  /** Index of the combination on the table; -1 for a new one. */
  readonly to: number;
  /** Points for our side less those for others, plus the cost that the hand no longer has. */
  readonly value: number;
  /** RM-15: the part of a new combination that can be laid before a joker is freed; empty if there is none. */
  readonly first: readonly Card[];
}

/** The hand, then every joker that it could free. */
export function itemsOf({ hand, melds }: Problem): UsableCard[] {
  const freeable = new Map(
    exchangesIn(melds, hand).map(({ joker, in: meld }) => [`${joker} ${meld}`, { joker, meld }]),
  );
  return [
    ...sortCards(hand).map((card) => ({ card, freedFrom: null })),
    ...[...freeable.values()].map(({ joker, meld }) => ({ card: joker, freedFrom: meld })),
  ];
}

/** Every possible action, each once. A turn has at most one for each combination. */
export function* actionsOf(problem: Problem, items: readonly UsableCard[]): Generator<MeldAction> {
  const copies = new Map<Card, number[]>();
  for (const [index, { card }] of items.entries()) copies.set(card, [...(copies.get(card) ?? []), index]);
  yield* layingActions(problem, items, copies);
  for (const [to, meld] of problem.melds.entries()) yield* changingActions(problem, items, copies, meld, to);
}

type ItemsByCard = ReadonlyMap<Card, readonly number[]>;

function* layingActions(problem: Problem, items: readonly UsableCard[], copies: ItemsByCard): Generator<MeldAction> {
  const nothing = { frees: bitsOf([]), exchanges: [], to: -1 };
  for (const cards of meldsIn([...copies.keys()])) {
    const value = pointsOf(cards) + weigh(problem, cards) + problem.weights.lay(cards);
    for (const chosen of choicesOf(cards, copies)) {
      const first = firstPart(cards, chosen, items);
      yield { ...bitsOf(chosen), ...nothing, twins: twinsOf(chosen, items), count: cards.length, cards, value, first };
    }
  }
}

/** Every choice of items for these cards: of identical cards, one may be a joker that is still to be freed. */
function choicesOf(cards: readonly Card[], copies: ItemsByCard): number[][] {
  let choices: number[][] = [[]];
  for (const card of cards) {
    const [only, ...more] = copies.get(card) as readonly [number, ...number[]];
    if (more.length === 0) for (const chosen of choices) chosen.push(only);
    else choices = choices.flatMap((chosen) => [only, ...more].map((item) => [...chosen, item]));
  }
  return choices;
}

/** Identical cards are neighbours, so a twin has the index before. */
function twinsOf(chosen: readonly number[], items: readonly UsableCard[]): Bits {
  const isTwin = (item: number): boolean =>
    items[item]?.freedFrom === null && items[item - 1]?.card === items[item]?.card;
  return bitsOf(chosen.filter(isTwin).map((item) => item - 1));
}

/** The largest part of a new combination that needs no freed joker and is a combination itself. */
function firstPart(cards: readonly Card[], chosen: readonly number[], items: readonly UsableCard[]): readonly Card[] {
  const own = cards.filter((_, index) => items[chosen[index] as number]?.freedFrom === null);
  if (own.length === cards.length) return cards;
  let largest: readonly Card[] = [];
  for (const part of meldsIn(own)) if (part.length > largest.length) largest = part;
  return largest;
}

function* changingActions(
  problem: Problem,
  items: readonly UsableCard[],
  copies: ItemsByCard,
  meld: Meld,
  to: number,
): Generator<MeldAction> {
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

/** RM-17: every choice of exchanges in one combination, the empty one first. Each joker is exchanged once. */
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

/** True for a joker that this very action frees. */
function isFrom(items: readonly UsableCard[], item: number, meld: number): boolean {
  return items[item]?.freedFrom === meld;
}

/** True if a freed joker is among the cards given: only natural cards of the hand are given for jokers. */
function givesFreed(items: readonly UsableCard[], chosen: readonly number[], given: number): boolean {
  return chosen.slice(0, given).some((item) => items[item]?.freedFrom !== null);
}
