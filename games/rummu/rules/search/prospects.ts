import { CARDS, type Card, colourOf, isJoker, numberOf, PLACES, placeOf } from '../card.ts';

const SAME_NUMBER_POINTS = 1;
const ADJACENT_POINTS = 1.5;
const NEAR_POINTS = 0.8;

/** Estimates what two cards may score together later. Only pure combinations score much, so jokers count nothing. */
function prospect(one: Card, other: Card): number {
  if (isJoker(one) || isJoker(other)) return 0;
  const apart = Math.abs(numberOf(one) - numberOf(other));
  const isOneColour = colourOf(one) === colourOf(other);
  if (apart === 0) return isOneColour ? 0 : SAME_NUMBER_POINTS;
  if (!isOneColour || apart > 2) return 0;
  return apart === 1 ? ADJACENT_POINTS : NEAR_POINTS;
}

/** Precomputed for all pairs, since bots ask in inner loops. */
const PROSPECTS = new Float64Array(PLACES * PLACES);
for (const one of CARDS) {
  for (const other of CARDS) PROSPECTS[placeOf(one) * PLACES + placeOf(other)] = prospect(one, other);
}

/** Sum of a card's prospects with the others of a hand. Its own copy counts nothing, so the hand may contain the card. */
export function prospectsOf(card: Card, hand: readonly Card[]): number {
  const row = placeOf(card) * PLACES;
  let sum = 0;
  for (const other of hand) sum += PROSPECTS[row + placeOf(other)] as number;
  return sum;
}

/** Sum of the prospects of all pairs in a hand. */
export function promiseOf(hand: readonly Card[]): number {
  let sum = 0;
  for (const card of hand) sum += prospectsOf(card, hand);
  return sum / 2;
}
