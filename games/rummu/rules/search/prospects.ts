import { CARDS, type Card, colourOf, isJoker, numberOf, PLACES, placeOf } from '../card.ts';

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

/** For every two cards, since bots ask all the time. */
const PROSPECTS = new Float64Array(PLACES * PLACES);
for (const one of CARDS) {
  for (const other of CARDS) PROSPECTS[placeOf(one) * PLACES + placeOf(other)] = prospect(one, other);
}

/** How much a card has to do with the others of a hand; with one just like it, it has nothing to do. */
export function prospectsOf(card: Card, hand: readonly Card[]): number {
  const row = placeOf(card) * PLACES;
  let sum = 0;
  for (const other of hand) sum += PROSPECTS[row + placeOf(other)] as number;
  return sum;
}

/** How much the cards of a hand have to do with each other. */
export function promiseOf(hand: readonly Card[]): number {
  let sum = 0;
  for (const card of hand) sum += prospectsOf(card, hand);
  return sum / 2;
}
