import { type Card, colourOf, isJoker, less, numberOf } from '../card.ts';

const SAME_NUMBER = 1;
const NEXT = 1.5;
const NEAR = 0.8;

/** What two cards promise to score together one day: only what stays pure scores much, so jokers promise nothing. */
function prospect(one: Card, other: Card): number {
  if (isJoker(one) || isJoker(other)) return 0;
  const apart = Math.abs(numberOf(one) - numberOf(other));
  const isOneColour = colourOf(one) === colourOf(other);
  if (apart === 0) return isOneColour ? 0 : SAME_NUMBER;
  if (!isOneColour || apart > 2) return 0;
  return apart === 1 ? NEXT : NEAR;
}

/** How much a card has to do with the others of a hand. */
export function prospectsOf(card: Card, hand: readonly Card[]): number {
  return less(hand, [card]).reduce((sum, other) => sum + prospect(card, other), 0);
}

/** How much the cards of a hand have to do with each other. */
export function promiseOf(hand: readonly Card[]): number {
  return hand.reduce((sum, card) => sum + prospectsOf(card, hand), 0) / 2;
}
