import { type Card, COLOURS, type Colour, cardOf, colourOf, HIGHEST, numberOf, YELLOW } from '../card.ts';

/** One bit for each colour: the cards of one number fit into a small integer. */
export const COLOUR_BITS: readonly number[] = COLOURS.map((_, index) => 1 << index);
const BIT_OF = Object.fromEntries(COLOURS.map((colour, index) => [colour, COLOUR_BITS[index]])) as Record<
  Colour,
  number
>;
export const JOKER_BIT = BIT_OF[YELLOW];
export const NATURAL_BITS: readonly number[] = COLOUR_BITS.filter((bit) => bit !== JOKER_BIT);

/** Cards by number and colour bits. */
export const CARDS_BY_BITS: readonly (readonly (readonly Card[])[])[] = Array.from(
  { length: HIGHEST + 1 },
  (_, number) =>
    Array.from({ length: 1 << COLOURS.length }, (__, bits) =>
      COLOURS.filter((colour) => (bits & BIT_OF[colour]) !== 0).map((colour) => cardOf(colour, number)),
    ),
);

export function bitOf(card: Card): number {
  return BIT_OF[colourOf(card)];
}

export function cardAt(number: number, bit: number): Card {
  return CARDS_BY_BITS[number]?.[bit]?.[0] as Card;
}

/** Colour bits by number; identical cards count once. */
export type Rows = readonly number[];

const EMPTY_ROWS: Rows = Array.from({ length: HIGHEST + 1 }, () => 0);

export function rowsOf(cards: readonly Card[]): Rows {
  const rows = [...EMPTY_ROWS];
  for (const card of cards) rows[numberOf(card)] = (rows[numberOf(card)] as number) | bitOf(card);
  return rows;
}
