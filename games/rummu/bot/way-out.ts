import { type Card, COLOURS, type Colour, cardOf, HIGHEST, YELLOW } from '../rules/card.ts';

const NATURAL: readonly Colour[] = COLOURS.filter((colour) => colour !== YELLOW);

/** RM-15: how many cards are missing to a combination of so many; 0 where the hand has one. */
export function missingToOpen(hand: readonly Card[], needed: number): number {
  const have = new Set(hand);
  let most = mostOfOneNumber(have, needed);
  for (let first = 0; first + needed - 1 <= HIGHEST; first += 1) {
    const numbers = Array.from({ length: needed }, (_, step) => first + step);
    for (const colour of NATURAL) most = Math.max(most, mostOfOneColour(have, colour, numbers));
    if (needed <= COLOURS.length) most = Math.max(most, mostOfSeveral(have, numbers));
  }
  return needed - most;
}

/** RM-8, RM-13: cards of one number; five at most. */
function mostOfOneNumber(have: ReadonlySet<Card>, needed: number): number {
  if (needed > COLOURS.length) return 0;
  let most = 0;
  for (let number = 0; number <= HIGHEST; number += 1) {
    const count = COLOURS.filter((colour) => have.has(cardOf(colour, number))).length;
    most = Math.max(most, Math.min(needed, count));
  }
  return most;
}

/** RM-11: fewer jokers than other cards. */
function mostOfOneColour(have: ReadonlySet<Card>, colour: Colour, numbers: readonly number[]): number {
  const naturals = numbers.filter((number) => have.has(cardOf(colour, number)));
  const jokers = numbers.filter((number) => !naturals.includes(number) && have.has(cardOf(YELLOW, number)));
  return naturals.length + Math.min(jokers.length, Math.floor((numbers.length - 1) / 2));
}

/** RM-9, RM-12: each number in a colour of its own. Tries every choice: a run of several colours has five numbers at most. */
function mostOfSeveral(
  have: ReadonlySet<Card>,
  numbers: readonly number[],
  colours: readonly Colour[] = COLOURS,
): number {
  const [number, ...others] = numbers;
  if (number === undefined) return 0;
  let most = mostOfSeveral(have, others, colours);
  for (const colour of colours) {
    if (!have.has(cardOf(colour, number))) continue;
    most = Math.max(
      most,
      1 +
        mostOfSeveral(
          have,
          others,
          colours.filter((one) => one !== colour),
        ),
    );
  }
  return most;
}
