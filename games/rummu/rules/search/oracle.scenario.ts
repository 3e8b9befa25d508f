import type { Rng, Seat } from '@tablee/kernel';
import { CARDS, type Card, isJoker, numberOf } from '../card.ts';
import { type Composition, compose, makeMove, openingFault, takeBack } from '../compose.ts';
import { sizeOf } from '../hand.ts';
import { cardsIn, costOf, pointsOf } from '../scoring.ts';
import { randomMeld } from '../second-count.scenario.ts';
import type { Meld, Move, PlayCommand } from '../types.ts';
import { AS_COUNTED, type Problem, type Weights, weigh } from './problem.ts';

/** Tries every turn with the rules themselves: the search must find one of equal value. */

export interface TurnValue {
  readonly worth: number;
  readonly finishes: boolean;
}

function startOf({ seat, hand, melds, nextMeld, needed, opening }: Problem): Composition {
  return { seat, opening, needed, laid: [], hand: { open: [], closed: hand }, melds, nextMeld, events: [] };
}

function pointsFor({ ours, weights }: Problem, melds: readonly Meld[]): number {
  return melds.reduce((sum, { owner, cards }) => sum + (ours.includes(owner) ? 1 : -weights.envy) * pointsOf(cards), 0);
}

/** Weights of the new combinations, also of one that is taken back for its discard. */
function layingOf({ weights, nextMeld }: Problem, { melds }: Composition): number {
  return melds.reduce((sum, { id, cards }) => (id >= nextMeld ? sum + weights.lay(cards) : sum), 0);
}

/** Value of a turn by the rules; null if they refuse it. */
export function valueOf(problem: Problem, { moves, back, discard }: PlayCommand): TurnValue | null {
  const composed = compose(startOf(problem), moves);
  if (!composed.ok || openingFault(composed.now) !== null) return null;
  const ended = back === null ? composed : takeBack(composed.now, back);
  return ended.ok && discard !== null ? valueAfter(problem, composed.now, ended.now, discard) : null;
}

function valueAfter(
  problem: Problem,
  laid: Composition,
  { hand, melds }: Composition,
  discard: Card,
): TurnValue | null {
  const left = cardsIn(hand);
  const place = left.indexOf(discard);
  if (place === -1) return null;
  const kept = left.toSpliced(place, 1);
  const finishes = kept.length === 0;
  const gained = pointsFor(problem, melds) - pointsFor(problem, problem.melds) + layingOf(problem, laid);
  return { worth: gained - weigh(problem, kept) + (finishes ? problem.weights.finish : 0), finishes };
}

export function bestByForce(problem: Problem): TurnValue {
  const seen = new Set<string>();
  let best: TurnValue = { worth: Number.NEGATIVE_INFINITY, finishes: false };
  const offer = (value: TurnValue | null): void => {
    if (value === null || value.worth < best.worth || (value.worth === best.worth && best.finishes)) return;
    best = value;
  };
  const visit = (now: Composition): void => {
    const key = JSON.stringify([cardsIn(now.hand).toSorted(), now.melds, now.laid]);
    if (seen.has(key)) return;
    seen.add(key);
    if (openingFault(now) === null) for (const value of endingsOf(problem, now)) offer(value);
    for (const move of movesFrom(now)) {
      const next = makeMove(now, move);
      if (next.ok) visit(next.now);
    }
  };
  visit(startOf(problem));
  return best;
}

function* endingsOf(problem: Problem, now: Composition): Generator<TurnValue | null> {
  for (const card of cardsIn(now.hand)) yield valueAfter(problem, now, now, card);
  if (sizeOf(now.hand) > 0) return;
  for (const { id, cards } of now.melds) {
    for (const card of cards) {
      const back = takeBack(now, { card, from: id });
      if (back.ok) for (const discard of cardsIn(back.now.hand)) yield valueAfter(problem, now, back.now, discard);
    }
  }
}

/** Every choice of cards whose numbers could make a combination; the rules decide. */
function* movesFrom({ hand, melds }: Composition): Generator<Move> {
  const cards = cardsIn(hand);
  for (const card of new Set(cards)) for (const { id } of melds) yield { do: 'swap', card, in: id };
  for (let mask = 1; mask < 1 << cards.length; mask += 1) {
    const chosen = cards.filter((_, bit) => (mask >> bit) & 1);
    if (areInLine(chosen)) yield { do: 'lay', cards: chosen };
    for (const { id, cards: lying } of melds) {
      if (areInLine([...lying, ...chosen])) yield { do: 'add', cards: chosen, to: id };
    }
  }
}

function areInLine(cards: readonly Card[]): boolean {
  let bits = 0;
  for (const card of cards) {
    const bit = 1 << numberOf(card);
    bits |= bit;
  }
  const isOne = (bits & (bits - 1)) === 0;
  if (isOne) return true;
  const lowest = bits & -bits;
  return cards.length >= 3 && bits === lowest * ((1 << cards.length) - 1);
}

/** A random position. A narrow one has only five neighbouring numbers, so that many cards fit together. */
export function randomProblem(rng: Rng, most: number, isNarrow = rng.below(2) === 0): Problem {
  const lowest = rng.below(6);
  const deck = rng.shuffle(
    CARDS.filter((card) => !isNarrow || (numberOf(card) >= lowest && numberOf(card) < lowest + 5)),
  );
  const melds: Meld[] = [];
  for (let tries = rng.below(16); tries > 0 && melds.length < 4; tries -= 1) {
    const cards = randomMeld(deck, rng);
    if (cards !== null) melds.push({ id: melds.length + 1, owner: rng.below(4) as Seat, cards });
  }
  const seat = 0 as Seat;
  const isOut = melds.some(({ owner }) => owner === seat);
  return {
    seat,
    hand: deck.slice(0, 1 + rng.below(most)),
    melds,
    nextMeld: melds.length + 1,
    needed: isOut ? 0 : 3 + rng.below(4),
    isOpening: false,
    opening: rng.below(4) === 0 ? 'total' : 'one',
    weights: AS_COUNTED,
    ours: (rng.below(2) === 0 ? [0] : [0, 2]) as Seat[],
  };
}

/** Random weights for which all values are whole numbers, so that equal turns compare as equal. */
export function randomWeights(rng: Rng): Weights {
  const danger = rng.pick([-0.6, 0, 0.2, 0.6, 1]);
  const [each, joker] = [rng.below(31) - 15, rng.below(9) - 4];
  return {
    cost: (card) => danger * costOf([card]),
    finish: rng.pick([-20, 0, 10, 30]),
    envy: rng.pick([-1, 0, 1, 2]),
    lay: (cards) => each + joker * cards.filter(isJoker).length,
  };
}
