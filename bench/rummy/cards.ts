/** 0 to 51: suit × 13 + rank, aces low. */
export type Card = number;

export const DECK: readonly Card[] = Array.from({ length: 52 }, (_, card) => card);

const RANKS = 13;
const ALL_SUITS = [0, 1, 2, 3] as const;
const RANK_NAMES = 'A23456789TJQK';
const SUIT_NAMES = 'CDHS';
const SHORTEST = 3;

export function faceOf(card: Card): string {
  return `${RANK_NAMES.charAt(rankOf(card))}${SUIT_NAMES.charAt(suitOf(card))}`;
}

export function isCard(value: unknown): value is Card {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < DECK.length;
}

/** Penalty for a card that is still held at the end. */
function pointsOf(card: Card): number {
  return Math.min(rankOf(card) + 1, 10);
}

export function holdsAll(hand: readonly Card[], cards: readonly Card[]): boolean {
  for (const card of cards) if (!hand.includes(card)) return false;
  return true;
}

export function without(hand: readonly Card[], cards: readonly Card[]): Card[] {
  return hand.filter((card) => !cards.includes(card));
}

/**
 * Three or more of one rank, or consecutive cards of one suit. Only in ascending order, so that each meld has one form.
 */
export function isMeld(cards: readonly Card[]): boolean {
  return cards.length >= SHORTEST && (isSet(cards) || isRun(cards));
}

/** Every meld within these cards, each in ascending order. */
export function meldsIn(hand: readonly Card[]): Card[][] {
  let clubs = 0;
  let diamonds = 0;
  let hearts = 0;
  let spades = 0;
  for (const card of hand) {
    const bit = 1 << rankOf(card);
    const suit = suitOf(card);
    if (suit === 0) clubs |= bit;
    else if (suit === 1) diamonds |= bit;
    else if (suit === 2) hearts |= bit;
    else spades |= bit;
  }
  const melds: Card[][] = [];
  addRuns(melds, clubs, 0);
  addRuns(melds, diamonds, 1);
  addRuns(melds, hearts, 2);
  addRuns(melds, spades, 3);
  const pairs = (clubs & diamonds) | (hearts & spades);
  const crossed = (clubs | diamonds) & (hearts | spades);
  for (let left = pairs & crossed; left !== 0; left &= left - 1) {
    addSets(melds, hand, lowestBit(left));
  }
  return melds;
}

function rankOf(card: Card): number {
  return card % RANKS;
}

function suitOf(card: Card): number {
  return (card / RANKS) | 0;
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

function isSet(cards: readonly Card[]): boolean {
  const rank = rankOf(cards[0] as Card);
  return cards.every((card, index) => rankOf(card) === rank && (index === 0 || card > (cards[index - 1] as Card)));
}

function isRun(cards: readonly Card[]): boolean {
  const first = cards[0] as Card;
  return suitOf(first) === suitOf(cards.at(-1) as Card) && cards.every((card, index) => card === first + index);
}

function addRuns(melds: Card[][], ranks: number, suit: number): void {
  for (let starts = ranks & (ranks >> 1) & (ranks >> 2); starts !== 0; starts &= starts - 1) {
    const start = lowestBit(starts);
    const first = suit * RANKS + start;
    const run = [first, first + 1];
    for (let rank = start + 2; (ranks >> rank) & 1; rank += 1) {
      run.push(suit * RANKS + rank);
      melds.push(run.slice());
    }
  }
}

/** Three suits make one set, four suits five. */
function addSets(melds: Card[][], hand: readonly Card[], rank: number): void {
  const held: Card[] = [];
  for (const suit of ALL_SUITS) if (hand.includes(suit * RANKS + rank)) held.push(suit * RANKS + rank);
  melds.push(held);
  if (held.length === SHORTEST) return;
  for (const left of held) melds.push(held.filter((card) => card !== left));
}

export function worthOf(hand: readonly Card[]): number {
  return hand.reduce((sum, card) => sum + pointsOf(card), 0);
}
