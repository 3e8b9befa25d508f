import type { Facts, Seat } from '@tablee/kernel';
import { type Card, cardOf, isJoker, numberOf, sortCards, without, YELLOW } from './card.ts';
import { giveAway, receiveOpenly, sizeOf } from './hand.ts';
import { readMeld } from './melds.ts';
import type { RummuRule } from './rulebook.ts';
import type { Hand, Meld, Move, RummuOptions, RummuRefusal, TakeBack, TurnEvent } from './types.ts';
import { whyNoJoker, whyNotAdded, whyNotInPlace } from './why-not.ts';

/** A turn after some of its moves. */
export interface Composition {
  readonly seat: Seat;
  readonly opening: RummuOptions['opening'];
  /** RM-15: number of cards that open; 0 if the player had opened before this turn. */
  readonly needed: number;
  /** Size of each combination when it was laid in this turn. */
  readonly laid: readonly number[];
  readonly hand: Hand;
  readonly melds: readonly Meld[];
  readonly nextMeld: number;
  readonly events: readonly TurnEvent[];
}

export type ComposeResult =
  | { readonly ok: true; readonly now: Composition }
  | { readonly ok: false; readonly refusal: RummuRefusal };

function refuse(rule: RummuRule, facts: Facts): ComposeResult {
  return { ok: false, refusal: { rule, facts } };
}

export function compose(start: Composition, moves: readonly Move[]): ComposeResult {
  let now = start;
  for (const move of moves) {
    const next = makeMove(now, move);
    if (!next.ok) return next;
    now = next.now;
  }
  return { ok: true, now };
}

export function makeMove(now: Composition, move: Move): ComposeResult {
  switch (move.do) {
    case 'lay':
      return lay(now, move.cards);
    case 'add':
      return add(now, move.cards, move.to);
    case 'swap':
      return swap(now, move.card, move.in);
  }
}

/** RM-15, RM-A1, RM-A4: true if enough was laid in this turn, or if the player had opened before. */
export function hasOpened(now: Composition): boolean {
  return countLaid(now) >= now.needed;
}

/** RM-A1: number of cards that count for the opening so far. */
function countLaid({ opening, laid }: Composition): number {
  return opening === 'one' ? Math.max(0, ...laid) : laid.reduce((sum, size) => sum + size, 0);
}

/** RM-15, RM-A1: cards still to be laid to open, in one combination or in several; 0 after the opening. */
export function stillNeeded(now: Composition): number {
  if (hasOpened(now)) return 0;
  return now.opening === 'one' ? now.needed : now.needed - countLaid(now);
}

/** RM-15: the refusal if the turn ended now. */
export function openingFault(now: Composition): RummuRefusal | null {
  if (now.laid.length === 0 || hasOpened(now)) return null;
  return { rule: 'RM-15', facts: { why: now.opening, needed: now.needed, count: countLaid(now) } };
}

/** RM-16, RM-A14: facts about the opening that is still to come. */
function closedFacts(now: Composition): Facts {
  return { needed: now.needed, opening: now.opening, count: countLaid(now) };
}

/** The hand without these cards, or the first card that is not in it. */
function takeFrom(hand: Hand, cards: readonly Card[]): Hand | Card {
  let left = hand;
  for (const card of cards) {
    const next = giveAway(left, card);
    if (next === null) return card;
    left = next;
  }
  return left;
}

function lay(now: Composition, cards: readonly Card[]): ComposeResult {
  const reading = readMeld(cards);
  if (!reading.ok) return { ok: false, refusal: reading.fault };
  const hand = takeFrom(now.hand, cards);
  if (typeof hand === 'string') return refuse('RM-5', { why: 'foreign', card: hand });
  const { seat, nextMeld: id } = now;
  const meld: Meld = { id, owner: seat, cards: sortCards(cards) };
  const next: Composition = {
    ...now,
    hand,
    laid: [...now.laid, cards.length],
    melds: [...now.melds, meld],
    nextMeld: id + 1,
  };
  // Only the combination that completes the opening cites RM-15, not a smaller one laid before it.
  const rule = !hasOpened(now) && hasOpened(next) ? 'RM-15' : 'RM-8';
  return { ok: true, now: { ...next, events: [...now.events, { kind: 'laid', rule, seat, meld }] } };
}

/** RM-16, RM-A15, RM-A17: what results must be a combination. */
function add(now: Composition, cards: readonly Card[], to: number): ComposeResult {
  if (!hasOpened(now)) return refuse('RM-16', { why: 'closed', ...closedFacts(now) });
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

/** RM-17, RM-A12 to RM-A14: the yellow card of the same number comes into the hand. */
function swap(now: Composition, card: Card, at: number): ComposeResult {
  if (!hasOpened(now)) return refuse('RM-A14', closedFacts(now));
  const meld = now.melds.find(({ id }) => id === at);
  if (meld === undefined) return refuse('RM-16', { why: 'gone' });
  const hand = giveAway(now.hand, card);
  if (hand === null) return refuse('RM-5', { why: 'foreign', card });
  const joker = cardOf(YELLOW, numberOf(card));
  const others = without(meld.cards, joker);
  if (others === null || isJoker(card)) return { ok: false, refusal: whyNoJoker(meld, card) };
  const cards = sortCards([...others, card]);
  if (!readMeld(cards).ok) return { ok: false, refusal: whyNotInPlace(meld, card) };
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

/** RM-20, RM-A22: only a player without cards takes one back; if the rest is no combination, all of it comes back. */
export function takeBack(now: Composition, { card, from }: TakeBack): ComposeResult {
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
