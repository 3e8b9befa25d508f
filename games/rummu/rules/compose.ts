import type { Facts, Seat } from '@tablee/kernel';
import { type Card, cardOf, isJoker, numberOf, sortCards, without, YELLOW } from './card.ts';
import { giveAway, receiveOpenly, sizeOf } from './hand.ts';
import { readMeld } from './melds.ts';
import { isOut } from './opening.ts';
import type { RummuRule } from './rulebook.ts';
import type { Hand, Meld, Move, RummuOptions, RummuRefusal, TakeBack, TurnEvent } from './types.ts';

/** A turn in the middle of being composed: what one seat has before it. */
export interface Composition {
  readonly seat: Seat;
  readonly opening: RummuOptions['opening'];
  /** RM-15: how many cards the player still has to lay first; 0 for one who was out before this turn. */
  readonly needed: number;
  /** How many cards each combination had that was laid in this turn. */
  readonly laid: readonly number[];
  readonly hand: Hand;
  readonly melds: readonly Meld[];
  readonly nextMeld: number;
  readonly events: readonly TurnEvent[];
}

export type Composed =
  | { readonly ok: true; readonly now: Composition }
  | { readonly ok: false; readonly refusal: RummuRefusal };

function refuse(rule: RummuRule, facts: Facts): Composed {
  return { ok: false, refusal: { rule, facts } };
}

export function compose(start: Composition, moves: readonly Move[]): Composed {
  let now = start;
  for (const move of moves) {
    const next = makeMove(now, move);
    if (!next.ok) return next;
    now = next.now;
  }
  return { ok: true, now };
}

export function makeMove(now: Composition, move: Move): Composed {
  switch (move.do) {
    case 'lay':
      return lay(now, move.cards);
    case 'add':
      return add(now, move.cards, move.to);
    case 'swap':
      return swap(now, move.card, move.in);
  }
}

/** RM-15, RM-A1, RM-A4: whether what was laid in this turn is enough to come out; always for one who is out already. */
export function hasOpened({ needed, opening, laid }: Composition): boolean {
  const count = opening === 'one' ? Math.max(0, ...laid) : laid.reduce((sum, size) => sum + size, 0);
  return count >= needed;
}

/** RM-15: what is refused when the turn ends like this. */
export function openingFault(now: Composition): RummuRefusal | null {
  if (now.laid.length === 0 || hasOpened(now)) return null;
  const count = now.opening === 'one' ? Math.max(...now.laid) : now.laid.reduce((sum, size) => sum + size, 0);
  return { rule: 'RM-15', facts: { why: now.opening, needed: now.needed, count } };
}

/** The hand without these cards; or the first one that is not in it. */
function takeFrom(hand: Hand, cards: readonly Card[]): Hand | Card {
  let left = hand;
  for (const card of cards) {
    const next = giveAway(left, card);
    if (next === null) return card;
    left = next;
  }
  return left;
}

function lay(now: Composition, cards: readonly Card[]): Composed {
  const reading = readMeld(cards);
  if (!reading.ok) return { ok: false, refusal: reading.fault };
  const hand = takeFrom(now.hand, cards);
  if (typeof hand === 'string') return refuse('RM-5', { why: 'foreign', card: hand });
  const { seat, nextMeld: id } = now;
  const meld: Meld = { id, owner: seat, cards: sortCards(cards) };
  const rule = isOut(now.melds, seat) ? 'RM-8' : 'RM-15';
  return {
    ok: true,
    now: {
      ...now,
      hand,
      laid: [...now.laid, cards.length],
      melds: [...now.melds, meld],
      nextMeld: id + 1,
      events: [...now.events, { kind: 'laid', rule, seat, meld }],
    },
  };
}

/** RM-16, RM-A15, RM-A17: the combination must be one with the cards that are added. */
function add(now: Composition, cards: readonly Card[], to: number): Composed {
  if (!hasOpened(now)) return refuse('RM-16', { why: 'closed', needed: now.needed, opening: now.opening });
  const meld = now.melds.find(({ id }) => id === to);
  if (meld === undefined) return refuse('RM-16', { why: 'gone' });
  const hand = takeFrom(now.hand, cards);
  if (typeof hand === 'string') return refuse('RM-5', { why: 'foreign', card: hand });
  const reading = readMeld([...meld.cards, ...cards]);
  if (!reading.ok) return { ok: false, refusal: whyNotAdded(meld, cards, reading.fault) };
  const grown: Meld = { ...meld, cards: sortCards([...meld.cards, ...cards]) };
  const { seat } = now;
  return {
    ok: true,
    now: {
      ...now,
      hand,
      melds: now.melds.map((one) => (one === meld ? grown : one)),
      events: [...now.events, { kind: 'added', rule: 'RM-16', seat, cards: sortCards(cards), meld: grown }],
    },
  };
}

function whyNotAdded(meld: Meld, cards: readonly Card[], fault: RummuRefusal): RummuRefusal {
  const { rule, facts } = fault;
  if (rule === 'RM-11' || rule === 'RM-12') {
    return { rule: 'RM-A15', facts: { ...facts, why: rule === 'RM-11' ? 'one' : 'several' } };
  }
  const inside = cards.find((card) => !meld.cards.includes(card) && hasNumber(meld, numberOf(card)));
  if (rule === 'RM-8' && isRun(meld) && inside !== undefined) {
    return { rule: 'RM-A17', facts: { card: inside, cards: meld.cards.join(' ') } };
  }
  return fault;
}

function isRun({ cards: [first, second] }: Meld): boolean {
  return numberOf(first as Card) !== numberOf(second as Card);
}

function hasNumber({ cards }: Meld, number: number): boolean {
  return cards.some((card) => numberOf(card) === number);
}

/** RM-17, RM-A12 to RM-A14: the yellow card of the same number comes into the hand. */
function swap(now: Composition, card: Card, at: number): Composed {
  if (!hasOpened(now)) return refuse('RM-A14', { needed: now.needed, opening: now.opening });
  const meld = now.melds.find(({ id }) => id === at);
  if (meld === undefined) return refuse('RM-16', { why: 'gone' });
  const hand = giveAway(now.hand, card);
  if (hand === null) return refuse('RM-5', { why: 'foreign', card });
  const joker = cardOf(YELLOW, numberOf(card));
  const others = without(meld.cards, joker);
  const facts = { card, cards: meld.cards.join(' ') };
  if (others === null || isJoker(card)) return refuse('RM-17', { ...facts, why: isJoker(card) ? 'yellow' : 'none' });
  const cards = sortCards([...others, card]);
  if (!readMeld(cards).ok) return refuse(isFull(meld) ? 'RM-A12' : 'RM-A13', facts);
  const { seat } = now;
  const freed: Meld = { ...meld, cards };
  return {
    ok: true,
    now: {
      ...now,
      hand: receiveOpenly(hand, [joker]),
      melds: now.melds.map((one) => (one === meld ? freed : one)),
      events: [...now.events, { kind: 'swapped', rule: 'RM-17', seat, card, joker, meld: freed }],
    },
  };
}

/** RM-A12: all four colours are there, so that the yellow card stands for itself. */
function isFull({ cards }: Meld): boolean {
  return new Set(cards.map((card) => card[0])).size === 5;
}

/** RM-20, RM-A22: only a player who has no card left takes one back; what cannot stay comes along. */
export function takeBack(now: Composition, { card, from }: TakeBack): Composed {
  if (sizeOf(now.hand) > 0) return refuse('RM-20', { why: 'needless', count: sizeOf(now.hand) });
  const meld = now.melds.find(({ id }) => id === from);
  if (meld === undefined) return refuse('RM-16', { why: 'gone' });
  if (meld.owner !== now.seat) return refuse('RM-A22', { why: 'others', seat: meld.owner });
  const left = without(meld.cards, card);
  if (left === null) return refuse('RM-A22', { why: 'missing', card, cards: meld.cards.join(' ') });
  const stays = readMeld(left).ok;
  const back = stays ? [card] : meld.cards;
  const { seat } = now;
  return {
    ok: true,
    now: {
      ...now,
      hand: receiveOpenly(now.hand, back),
      melds: stays
        ? now.melds.map((one) => (one === meld ? { ...meld, cards: left } : one))
        : now.melds.filter((one) => one !== meld),
      events: [...now.events, { kind: 'took-back', rule: stays ? 'RM-20' : 'RM-A22', seat, cards: back, from }],
    },
  };
}
