/** A face of a die: a colour (red, blue, black, orange) with a number from 1 to 13, or a joker. */
export const COLOURS = ['R', 'B', 'K', 'O'] as const;
export type Colour = (typeof COLOURS)[number];

export const HIGHEST = 13;

export type Face = `${Colour}${number}` | 'J';

const JOKER = 'J';

/**
 * Nine dice with every number of every colour once, and two jokers; the box contains them twice. The distribution of
 * faces over dice is our own: no die has a number twice or more than two faces of a colour.
 */
const NINE: readonly (readonly Face[])[] = [
  ['J', 'R4', 'R5', 'K7', 'B10', 'B13'],
  ['J', 'O4', 'R6', 'K8', 'B11', 'K12'],
  ['B2', 'B4', 'K6', 'R7', 'O11', 'R12'],
  ['K1', 'B3', 'K5', 'O7', 'B9', 'R13'],
  ['R1', 'K2', 'B5', 'R8', 'O10', 'O12'],
  ['B1', 'R3', 'O5', 'O8', 'R9', 'K11'],
  ['O2', 'K4', 'B7', 'K9', 'R10', 'O13'],
  ['R2', 'O3', 'O6', 'B8', 'K10', 'B12'],
  ['O1', 'K3', 'B6', 'O9', 'R11', 'K13'],
];

/** RX-2: faces of all dice, by their number from 0 to 17. */
export const DICE: readonly (readonly Face[])[] = [...NINE, ...NINE];

interface PrintedFace {
  readonly colour: Colour;
  readonly number: number;
}

/** Lookup tables instead of parsing, because searches ask very often. */
const NATURALS: ReadonlyMap<unknown, PrintedFace> = new Map(
  COLOURS.flatMap((colour) =>
    Array.from({ length: HIGHEST }, (_, index) => [`${colour}${index + 1}`, { colour, number: index + 1 }] as const),
  ),
);

export function isFace(value: unknown): value is Face {
  return value === JOKER || NATURALS.has(value);
}

export function isDie(value: unknown): value is number {
  return Number.isSafeInteger(value) && DICE[value as number] !== undefined;
}

export function isJoker(face: Face): boolean {
  return face === JOKER;
}

/** 0 for a joker. */
export function numberOf(face: Face): number {
  return NATURALS.get(face)?.number ?? 0;
}

/** Not defined for a joker. */
export function colourOf(face: Face): Colour {
  return (NATURALS.get(face) as PrintedFace).colour;
}

export function faceOf(colour: Colour, number: number): Face {
  return `${colour}${number}`;
}
