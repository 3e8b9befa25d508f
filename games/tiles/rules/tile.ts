export const COLOURS = ['R', 'B', 'G', 'P'] as const;
export type Colour = (typeof COLOURS)[number];

/** DR-1, DR-A13, DR-A16: thirteen values in four colours, each once, and no joker. */
export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export type Value = (typeof VALUES)[number];
export const FIRST_VALUE = 1;
export const LAST_VALUE = 13;

/** Colour and value: 'R5' is the red 5. */
export type Tile = `${Colour}${Value}`;

/** DR-A1: one character for each value, from small to big. */
const CHARACTERS = [
  'ladybird',
  'snail',
  'mouse',
  'hedgehog',
  'parrot',
  'penguin',
  'panda',
  'tiger',
  'unicorn',
  'giraffe',
  'elephant',
  'dinosaur',
  'whale',
] as const;
export type Character = (typeof CHARACTERS)[number];

export const TILES: readonly Tile[] = COLOURS.flatMap((colour) => VALUES.map((value): Tile => `${colour}${value}`));

interface PrintedTile {
  readonly colour: Colour;
  readonly value: Value;
  /** Index in the order of all tiles: by colour, then by value. */
  readonly order: number;
}

const PRINTS = new Map<string, PrintedTile>(
  TILES.map((tile, order) => [tile, { colour: tile[0] as Colour, value: Number(tile.slice(1)) as Value, order }]),
);

function printOf(tile: Tile): PrintedTile {
  return PRINTS.get(tile) as PrintedTile;
}

export function isTile(value: unknown): value is Tile {
  return typeof value === 'string' && PRINTS.has(value);
}

export function colourOf(tile: Tile): Colour {
  return printOf(tile).colour;
}

export function valueOf(tile: Tile): Value {
  return printOf(tile).value;
}

export function characterOf(tile: Tile): Character {
  return CHARACTERS[valueOf(tile) - 1] as Character;
}

const OF_COLOUR = new Map<Colour, readonly (Tile | undefined)[]>(
  COLOURS.map((colour) => [colour, [undefined, ...VALUES.map((value): Tile => `${colour}${value}`)]]),
);

/** Undefined below 1 and above 13 (DR-A12). */
export function tileOf(colour: Colour, value: number): Tile | undefined {
  return OF_COLOUR.get(colour)?.[value];
}

const OF_VALUE: readonly (readonly Tile[])[] = [
  [],
  ...VALUES.map((value) => COLOURS.map((colour): Tile => `${colour}${value}`)),
];

export function tilesOfValue(value: Value): readonly Tile[] {
  return OF_VALUE[value] as readonly Tile[];
}

export function byColourThenValue(a: Tile, b: Tile): number {
  return printOf(a).order - printOf(b).order;
}
