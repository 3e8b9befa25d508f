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

/** Tables instead of parsing: searches ask for numbers and colours all the time. */
const NUMBER_OF: ReadonlyMap<unknown, number> = new Map(CARDS.map((card) => [card, Number(card[1])]));
const PLACE_OF: ReadonlyMap<unknown, number> = new Map(
  CARDS.map((card) => [card, Number(card[1]) * COLOURS.length + COLOURS.indexOf(colourOf(card))]),
);

export function cardOf(colour: Colour, number: number): Card {
  return `${colour}${number as Digit}`;
}

export function isCard(value: unknown): value is Card {
  return NUMBER_OF.has(value);
}

export function numberOf(card: Card): number {
  return NUMBER_OF.get(card) as number;
}

export function colourOf(card: Card): Colour {
  return card[0] as Colour;
}

export function isJoker(card: Card): boolean {
  return card[0] === YELLOW;
}

/** By number, then by colour: the order in which a combination lies. */
export function sortCards(cards: readonly Card[]): Card[] {
  return cards.toSorted((one, other) => (PLACE_OF.get(one) as number) - (PLACE_OF.get(other) as number));
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
