import type { Rng } from '@tablee/kernel';
import { CARDS, type Card } from './card.ts';

/**
 * A second implementation of scoring, written from the rulebook's table without the game's own code: if the two differ, one of
 * them is wrong.
 */

interface FinalMeld {
  readonly owner: number;
  readonly cards: readonly Card[];
}

export interface FinalTable {
  readonly seats: number;
  readonly inPairs: boolean;
  readonly finisher: number | null;
  readonly melds: readonly FinalMeld[];
  readonly hands: readonly (readonly Card[])[];
}

function worth(cards: readonly Card[]): number {
  const digits = cards.map((card) => card.charCodeAt(1) - 48);
  const letters = new Set(cards.map((card) => card.charAt(0)));
  const yellow = letters.has('Y');
  if (new Set(digits).size === 1) {
    const full = cards.length === 5 ? 50 : cards.length === 4 ? (yellow ? 10 : 30) : 0;
    return digits[0] === 1 || digits[0] === 7 ? full / 2 : full;
  }
  if (letters.size === 1 && !yellow) {
    let points = 10;
    if (cards.length >= 4) points = 20;
    for (let size = 5; size <= cards.length; size += 1) points += size === 5 ? 20 : 10;
    return points;
  }
  return (cards.length - 3) * 10;
}

export function countAgain({ seats, inPairs, finisher, melds, hands }: FinalTable): number[] {
  const own: number[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    let points = finisher === seat ? 10 : 0;
    for (const { owner, cards } of melds) if (owner === seat) points += worth(cards);
    const isExcused = inPairs && finisher !== null && finisher % (seats / 2) === seat % (seats / 2);
    if (!isExcused) for (const card of hands[seat] ?? []) points -= card.startsWith('Y') ? 10 : 5;
    own.push(points);
  }
  if (!inPairs) return own;
  return own.map((points, seat) => points + (own[(seat + seats / 2) % seats] as number));
}

/** A random table at the end of a round, made of one deck. */
export function randomFinalTable(rng: Rng): FinalTable {
  const inPairs = rng.below(2) === 0;
  const seats = inPairs ? rng.pick([4, 6]) : rng.pick([3, 4, 5, 6]);
  const deck = rng.shuffle(CARDS);
  const melds: FinalMeld[] = [];
  for (let tries = rng.below(24); tries > 0; tries -= 1) {
    const cards = randomMeld(deck, rng);
    if (cards !== null) melds.push({ owner: rng.below(seats), cards });
  }
  const finisher = rng.below(4) === 0 ? null : rng.below(seats);
  const hands = Array.from({ length: seats }, (_, seat) => (seat === finisher ? [] : deck.splice(0, rng.below(9))));
  return { seats, inPairs, finisher, melds, hands };
}

/** Takes a random combination out of the deck; null if its cards are not all there. */
export function randomMeld(deck: Card[], rng: Rng): Card[] | null {
  const size = 3 + rng.below(3) + rng.below(3);
  const first = rng.below(10);
  const kind = rng.below(3);
  const colours = rng.shuffle(['R', 'B', 'K', 'G'] as const);
  const jokers = rng.below(4) === 0 ? 0 : rng.below(kind === 2 ? Math.ceil(size / 2) : 2);
  if (kind === 2 ? first + size > 10 || 2 * jokers >= size : size - jokers > 4 || (kind === 1 && first + size > 10))
    return null;
  const places = new Set(rng.shuffle(Array.from({ length: size }, (_, place) => place)).slice(0, jokers));
  const cards = Array.from({ length: size }, (_, place): Card => {
    const natural = kind === 2 ? colours[0] : colours[place % 4];
    const spare = places.has(place) ? 'Y' : natural;
    return `${spare}${kind === 0 ? first : first + place}` as Card;
  });
  if (kind !== 2) recolour(cards, colours);
  const wanted = [...cards];
  const rest = deck.filter((card) => {
    const place = wanted.indexOf(card);
    if (place !== -1) wanted.splice(place, 1);
    return place === -1;
  });
  if (wanted.length > 0) return null;
  deck.splice(0, deck.length, ...rest);
  return cards;
}

/** Gives each natural card a colour of its own. */
function recolour(cards: Card[], colours: readonly string[]): void {
  let next = 0;
  for (const [place, card] of cards.entries()) {
    if (!card.startsWith('Y')) cards[place] = `${colours[next++]}${card.charAt(1)}` as Card;
  }
}
