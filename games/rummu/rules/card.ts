/** Red, blue, black, green and yellow. Yellow cards are jokers (RM-10). */
export const COLOURS = ['R', 'B', 'K', 'G', 'Y'] as const;
export type Colour = (typeof COLOURS)[number];

export const YELLOW = 'Y';
export const HIGHEST = 9;

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
export type Card = `${Colour}${Digit}`;

/** RM-1: each colour has two ones and two sevens. */
const NUMBERS: readonly number[] = [0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9];

/** RM-1: the sixty cards, by colour and number. */
export const CARDS: readonly Card[] = COLOURS.flatMap((colour) => NUMBERS.map((number) => cardOf(colour, number)));

const ALL: ReadonlySet<unknown> = new Set(CARDS);

/** Character codes instead of parsing, for speed: searches read numbers and colours in inner loops. */
const ZERO = '0'.charCodeAt(0);
const COLOUR_AT: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  COLOURS.findIndex((colour) => colour.charCodeAt(0) === code),
);

export function cardOf(colour: Colour, number: number): Card {
  return `${colour}${number as Digit}`;
}

export function isCard(value: unknown): value is Card {
  return ALL.has(value);
}

export function numberOf(card: Card): number {
  return card.charCodeAt(1) - ZERO;
}

export function colourOf(card: Card): Colour {
  return card[0] as Colour;
}

export function isJoker(card: Card): boolean {
  return card[0] === YELLOW;
}

/** Number of distinct cards: identical cards share a place. */
export const PLACES = (HIGHEST + 1) * COLOURS.length;

/** By number, then by colour. */
export function placeOf(card: Card): number {
  return numberOf(card) * COLOURS.length + (COLOUR_AT[card.charCodeAt(0)] as number);
}

/** By number, then by colour: the order of cards in a combination. */
export function sortCards(cards: readonly Card[]): Card[] {
  return cards.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Removes one copy of the card; null if there is none. */
export function without(cards: readonly Card[], card: Card): Card[] | null {
  const place = cards.indexOf(card);
  return place === -1 ? null : cards.toSpliced(place, 1);
}

/** Removes each of these cards as often as it is named; missing ones are ignored. */
export function less(cards: readonly Card[], taken: readonly Card[]): Card[] {
  return taken.reduce<Card[]>((left, card) => without(left, card) ?? left, [...cards]);
}
