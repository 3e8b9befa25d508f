import type { Face } from '../types.ts';

/**
 * The most that can be placed, with an own set laid if there is one, by brute force: every choice of own dice, every
 * partition into islands, every shape and every order. Independent of the rules and the search, so that it can reveal
 * errors in both. For at most nine dice.
 */
export function mostPlaceable(table: readonly Face[], own: readonly Face[]): Placeable {
  const dice = [...table, ...own].map(valueOf);
  const tables = new Tables(dice);
  const duties = tables.islandsOfThree(((1 << own.length) - 1) << table.length);
  let best: Placeable = { dice: 0, points: 0 };
  for (let some = 1; some < 1 << own.length; some += 1) {
    if (duties.length > 0 && !duties.some((set) => ((some << table.length) & set) === set)) continue;
    const placed = dice.filter((_, index) => (some >> (index - table.length)) & 1 && index >= table.length);
    const points = placed.reduce((sum, { number }) => sum + (number === JOKER ? 10 : number), 0);
    const isBetter = placed.length === best.dice ? points > best.points : placed.length > best.dice;
    if (isBetter && tables.isTable((some << table.length) | ((1 << table.length) - 1))) {
      best = { dice: placed.length, points };
    }
  }
  return best;
}

export interface Placeable {
  readonly dice: number;
  readonly points: number;
}

interface DieValue {
  /** As a bit. */
  readonly colour: number;
  readonly number: number;
}

const JOKER = 0;
const COLOURS = ['R', 'B', 'K', 'O'];
const HIGHEST = 13;
const DICE = 9;

function valueOf(face: Face): DieValue {
  if (face === 'J') return { colour: 0, number: JOKER };
  return { colour: 1 << COLOURS.indexOf(face.charAt(0)), number: Number(face.slice(1)) };
}

type Point = readonly [number, number];

/**
 * All connected shapes of up to nine cells, without rotations and reflections, since lines can be read from both ends.
 */
function* polyominoes(): Generator<readonly Point[]> {
  let shapes = new Map<string, readonly Point[]>([['', [[0, 0]]]]);
  for (let size = 1; size <= DICE; size += 1) {
    yield* shapes.values();
    const larger = new Map<string, readonly Point[]>();
    for (const shape of shapes.values()) {
      for (const [x, y] of shape) {
        for (const next of [[x + 1, y] as const, [x - 1, y] as const, [x, y + 1] as const, [x, y - 1] as const]) {
          if (shape.some((cell) => cell[0] === next[0] && cell[1] === next[1])) continue;
          const grown = [...shape, next];
          larger.set(nameOf(grown), grown);
        }
      }
    }
    shapes = larger;
  }
}

/** Equal for a shape and its images. */
function nameOf(shape: readonly Point[]): string {
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const images = [
    shape.map(([x, y]) => (x - left) * DICE + y - top),
    shape.map(([x, y]) => (right - x) * DICE + y - top),
    shape.map(([x, y]) => (x - left) * DICE + bottom - y),
    shape.map(([x, y]) => (right - x) * DICE + bottom - y),
    shape.map(([x, y]) => (y - top) * DICE + x - left),
    shape.map(([x, y]) => (bottom - y) * DICE + x - left),
    shape.map(([x, y]) => (y - top) * DICE + right - x),
    shape.map(([x, y]) => (bottom - y) * DICE + right - x),
  ];
  return images.map((cells) => cells.toSorted((a, b) => a - b).join()).toSorted()[0] as string;
}

/** Cells are numbered in filling order, line by line. */
interface Shape {
  readonly size: number;
  /** Maximal lines of adjacent cells. */
  readonly lines: readonly (readonly number[])[];
  /** By cell: its lines. */
  readonly through: readonly (readonly (readonly number[])[])[];
}

/** Null if a line has only two cells, or a cell is in no line. */
function shapeOf(points: readonly Point[]): Shape | null {
  const at = (x: number, y: number): number => points.findIndex((cell) => cell[0] === x && cell[1] === y);
  const lines = points.flatMap(([x, y]) =>
    [[1, 0] as const, [0, 1] as const].flatMap(([dx, dy]) => {
      if (at(x - dx, y - dy) !== -1) return [];
      const line: number[] = [];
      for (let step = 0; at(x + step * dx, y + step * dy) !== -1; step += 1)
        line.push(at(x + step * dx, y + step * dy));
      return line.length > 1 ? [line] : [];
    }),
  );
  if (lines.some(({ length }) => length < 3) || new Set(lines.flat()).size < points.length) return null;
  const order: number[] = [];
  for (const open = new Set(lines.toSorted((a, b) => b.length - a.length)); open.size > 0; ) {
    const next = [...open].find((line) => line.some((cell) => order.includes(cell))) ?? [...open][0] ?? [];
    open.delete(next);
    order.push(...next.filter((cell) => !order.includes(cell)));
  }
  const renamed = lines.map((line) => line.map((cell) => order.indexOf(cell)));
  return {
    size: points.length,
    lines: renamed,
    through: order.map((_, cell) => renamed.filter((line) => line.includes(cell))),
  };
}

const SHAPES = [...polyominoes()].flatMap((points) => shapeOf(points) ?? []);

/** Dice in a shape. Jokers get a number when all dice are placed. */
class Filling {
  readonly #shape: Shape;
  readonly #numbers: number[];
  readonly #colours: number[];
  readonly #isFilled: boolean[];
  readonly #isNatural: boolean[];

  constructor(shape: Shape) {
    this.#shape = shape;
    this.#numbers = shape.through.map(() => JOKER);
    this.#colours = shape.through.map(() => 0);
    this.#isFilled = shape.through.map(() => false);
    this.#isNatural = shape.through.map(() => false);
  }

  /** True if the dice fit into the rest of the shape. */
  fits(dice: readonly DieValue[], cell = 0): boolean {
    if (cell === this.#shape.size) return this.#jokersAgree(0);
    for (const [index, die] of dice.entries()) {
      if (dice.findIndex((one) => one.number === die.number && one.colour === die.colour) < index) continue;
      this.#numbers[cell] = die.number;
      this.#colours[cell] = die.colour;
      this.#isFilled[cell] = true;
      this.#isNatural[cell] = die.number !== JOKER;
      if (this.#couldBeSets(cell) && this.fits(dice.toSpliced(index, 1), cell + 1)) return true;
    }
    this.#numbers[cell] = JOKER;
    this.#isFilled[cell] = false;
    return false;
  }

  /** True if each joker in two lines can be the same face in both. */
  #jokersAgree(cell: number): boolean {
    if (cell === this.#shape.size) return true;
    if (this.#isNatural[cell] || this.#shape.through[cell]?.length === 1) return this.#jokersAgree(cell + 1);
    for (let number = 1; number <= HIGHEST; number += 1) {
      for (let colour = 1; colour < 1 << COLOURS.length; colour <<= 1) {
        this.#numbers[cell] = number;
        this.#colours[cell] = colour;
        if (this.#couldBeSets(cell) && this.#jokersAgree(cell + 1)) return true;
      }
    }
    this.#numbers[cell] = JOKER;
    return false;
  }

  #couldBeSets(cell: number): boolean {
    for (const line of this.#shape.through[cell] ?? []) {
      if (!this.#couldBeGroup(line) && !this.#couldBeRun(line, 1) && !this.#couldBeRun(line, -1)) return false;
      if (line.every((one) => this.#isFilled[one] && !this.#isNatural[one])) return false;
    }
    return true;
  }

  #couldBeGroup(line: readonly number[]): boolean {
    if (line.length > COLOURS.length) return false;
    let [number, colours] = [JOKER, 0];
    for (const cell of line) {
      const shown = this.#numbers[cell] as number;
      if (shown === JOKER) continue;
      if (number !== JOKER && number !== shown) return false;
      if ((colours & (this.#colours[cell] as number)) !== 0) return false;
      number = shown;
      colours |= this.#colours[cell] as number;
    }
    return true;
  }

  #couldBeRun(line: readonly number[], step: 1 | -1): boolean {
    let [first, colour] = [JOKER, 0];
    for (let index = 0; index < line.length; index += 1) {
      const cell = line[index] as number;
      if (this.#numbers[cell] === JOKER) continue;
      const start = (this.#numbers[cell] as number) - step * index;
      if (colour !== 0 && (start !== first || this.#colours[cell] !== colour)) return false;
      first = start;
      colour = this.#colours[cell] as number;
    }
    const last = first + step * (line.length - 1);
    return colour === 0 || (Math.min(first, last) >= 1 && Math.max(first, last) <= HIGHEST);
  }
}

/** Decides which dice, as masks, can be on a table together. */
class Tables {
  readonly #dice: readonly DieValue[];
  readonly #islands = new Map<number, boolean>();
  readonly #tables = new Map<number, boolean>([[0, true]]);

  constructor(dice: readonly DieValue[]) {
    this.#dice = dice;
  }

  /** Sets of three among these dice. */
  islandsOfThree(mask: number): number[] {
    const bits = this.#bitsOf(mask);
    return bits.flatMap((one) =>
      bits.flatMap((other) =>
        bits.flatMap((third) => {
          const three = one | other | third;
          return one < other && other < third && this.#isIsland(three) ? [three] : [];
        }),
      ),
    );
  }

  isTable(mask: number): boolean {
    let isTable = this.#tables.get(mask);
    if (isTable === undefined) {
      isTable = this.#isPlausible(mask) && this.#splits(mask);
      this.#tables.set(mask, isTable);
    }
    return isTable;
  }

  #splits(mask: number): boolean {
    const first = mask & -mask;
    for (let part = mask; part !== 0; part = (part - 1) & mask) {
      if ((part & first) !== 0 && this.#isIsland(part) && this.isTable(mask ^ part)) return true;
    }
    return false;
  }

  #isIsland(mask: number): boolean {
    let isIsland = this.#islands.get(mask);
    if (isIsland === undefined) {
      const dice = this.#dice.filter((_, index) => (mask >> index) & 1);
      isIsland =
        (dice.length <= 3 || this.#isPlausible(mask)) &&
        SHAPES.some((shape) => shape.size === dice.length && new Filling(shape).fits(dice));
      this.#islands.set(mask, isIsland);
    }
    return isIsland;
  }

  /** Necessary condition: each die is in a set of three of these dice. */
  #isPlausible(mask: number): boolean {
    const bits = this.#bitsOf(mask);
    return bits.every((one) =>
      bits.some((other) =>
        bits.some((third) => other !== one && third > other && third !== one && this.#isIsland(one | other | third)),
      ),
    );
  }

  #bitsOf(mask: number): number[] {
    return this.#dice.flatMap((_, index) => ((mask >> index) & 1 ? [1 << index] : []));
  }
}
