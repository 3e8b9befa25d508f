/** Red, blue, black and green are colours like each other; yellow cards are jokers (RM-10). */
export const COLOURS = ['R', 'B', 'K', 'G', 'Y'] as const;
export type Colour = (typeof COLOURS)[number];

export const YELLOW = 'Y';
export const HIGHEST = 9;

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
export type Card = `${Colour}${Digit}`;

/** RM-1: each colour has its ones and sevens twice. */
const NUMBERS: readonly number[] = [0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9];

/** RM-1: the sixty cards, by colour and number. */
export const CARDS: readonly Card[] = COLOURS.flatMap((colour) => NUMBERS.map((number) => cardOf(colour, number)));

const ALL: ReadonlySet<unknown> = new Set(CARDS);

/** By characters rather than by parsing: searches ask for numbers and colours all the time. */
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

/** How many places there are: cards that are alike share theirs. */
export const PLACES = (HIGHEST + 1) * COLOURS.length;

/** By number, then by colour. */
export function placeOf(card: Card): number {
  return numberOf(card) * COLOURS.length + (COLOUR_AT[card.charCodeAt(0)] as number);
}

/** In the order in which a combination lies. */
export function sortCards(cards: readonly Card[]): Card[] {
  return cards.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Without one such card; null where there is none. */
export function without(cards: readonly Card[], card: Card): Card[] | null {
  const place = cards.indexOf(card);
  return place === -1 ? null : cards.toSpliced(place, 1);
}

/** What is left when these are taken away, each as often as it is named; those that are not there are passed over. */
export function less(cards: readonly Card[], taken: readonly Card[]): Card[] {
  return taken.reduce<Card[]>((left, card) => without(left, card) ?? left, [...cards]);
}
