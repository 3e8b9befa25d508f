import type { Face } from '../types.ts';

/**
 * How many own dice can be placed, found by brute force: every shape that dice can lie in, filled in every way. Written
 * apart from the rules and the search, so that it can find both wrong. For nine dice at most.
 */

type Value = { readonly colour: string; readonly number: number } | null;

function valueOf(face: Face): Value {
  return face === 'J' ? null : { colour: face.charAt(0), number: Number(face.slice(1)) };
}

/** Cells of a shape as `x,y`, and its lines as lists of places in it. */
interface Shape {
  readonly size: number;
  readonly lines: readonly (readonly number[])[];
}

function lineThrough(cells: ReadonlySet<string>, x: number, y: number, dx: number, dy: number): string[] {
  let [startX, startY] = [x, y];
  while (cells.has(`${startX - dx},${startY - dy}`)) [startX, startY] = [startX - dx, startY - dy];
  const line: string[] = [];
  for (; cells.has(`${startX},${startY}`); [startX, startY] = [startX + dx, startY + dy])
    line.push(`${startX},${startY}`);
  return line;
}

/** All connected shapes of up to nine cells, as sorted texts, by size. */
function* polyominoes(upTo: number): Generator<readonly string[]> {
  let shapes = new Set(['0,0']);
  for (let size = 1; size <= upTo; size += 1) {
    for (const shape of shapes) yield shape.split(' ');
    const larger = new Set<string>();
    for (const shape of shapes) {
      const cells = shape.split(' ');
      for (const cell of cells) {
        const [x = 0, y = 0] = cell.split(',').map(Number);
        for (const next of [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`]) {
          if (!cells.includes(next)) larger.add(normal([...cells, next]));
        }
      }
    }
    shapes = larger;
  }
}

function normal(cells: readonly string[]): string {
  const points = cells.map((cell) => cell.split(',').map(Number) as [number, number]);
  const [left, top] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
  return points
    .map(([x, y]) => `${x - left},${y - top}`)
    .toSorted()
    .join(' ');
}

/** Shapes in which every line has three cells or more, and every cell is in one. */
function shapesUpTo(upTo: number): Map<number, Shape[]> {
  const bySize = new Map<number, Shape[]>();
  for (const cells of polyominoes(upTo)) {
    const all = new Set(cells);
    const lines = new Map<string, string[]>();
    for (const cell of cells) {
      const [x = 0, y = 0] = cell.split(',').map(Number);
      for (const line of [lineThrough(all, x, y, 1, 0), lineThrough(all, x, y, 0, 1)]) lines.set(line.join(' '), line);
    }
    const long = [...lines.values()].filter((line) => line.length > 1);
    const isCovered = cells.every((cell) => long.some((line) => line.includes(cell)));
    if (!isCovered || long.some((line) => line.length < 3)) continue;
    const shape = { size: cells.length, lines: long.map((line) => line.map((cell) => cells.indexOf(cell))) };
    bySize.set(cells.length, [...(bySize.get(cells.length) ?? []), shape]);
  }
  return bySize;
}

const SHAPES = shapesUpTo(9);

/** Whether values without gaps in meaning are a set: jokers were given a meaning before. */
function isPlainSet(line: readonly NonNullable<Value>[]): boolean {
  const [first, second] = line as [NonNullable<Value>, NonNullable<Value>];
  if (line.every(({ number }) => number === first.number)) {
    return line.length <= 4 && new Set(line.map(({ colour }) => colour)).size === line.length;
  }
  const step = second.number - first.number;
  if (Math.abs(step) !== 1) return false;
  return line.every(({ colour, number }, index) => colour === first.colour && number === first.number + step * index);
}

/** Every meaning a joker could have beside these dice: nothing else can ever make a line of them right. */
function meanings(values: readonly Value[]): NonNullable<Value>[] {
  const numbers = new Set<number>();
  for (const { number } of values.filter((value) => value !== null)) {
    for (let near = Math.max(1, number - 8); near <= Math.min(13, number + 8); near += 1) numbers.add(near);
  }
  return [...numbers].flatMap((number) => ['R', 'B', 'K', 'O'].map((colour) => ({ colour, number })));
}

/** Whether the dice can lie in this shape. */
function fills(values: readonly Value[], shape: Shape): boolean {
  const placed: (NonNullable<Value> | null)[] =
    shape.lines.length === 0 ? [] : Array.from({ length: shape.size }, () => null);
  const isNatural: boolean[] = placed.map(() => false);
  const used = values.map(() => false);
  const isPossible = (cell: number): boolean =>
    shape.lines
      .filter((line) => line.includes(cell))
      .every((line) => {
        const known = line.map((one) => placed[one] ?? null);
        if (known.every((value) => value !== null)) return isPlainSet(known) && line.some((one) => isNatural[one]);
        return couldBeSet(known);
      });
  const place = (cell: number): boolean => {
    if (cell === shape.size) return true;
    for (const [index, value] of values.entries()) {
      if (used[index]) continue;
      if (values.slice(0, index).some((other, at) => !used[at] && same(other, value))) continue;
      used[index] = true;
      for (const meaning of value === null ? meanings(values) : [value]) {
        placed[cell] = meaning;
        isNatural[cell] = value !== null;
        if (isPossible(cell) && place(cell + 1)) return true;
      }
      placed[cell] = null;
      used[index] = false;
    }
    return false;
  };
  return place(0);
}

function same(one: Value, other: Value): boolean {
  return one?.colour === other?.colour && one?.number === other?.number;
}

/** Whether a line of which some cells are still open could become a set. */
function couldBeSet(line: readonly Value[]): boolean {
  const known = line.flatMap((value, at) => (value === null ? [] : [{ ...value, at }]));
  const [first] = known;
  if (first === undefined) return true;
  const isGroup =
    line.length <= 4 &&
    known.every(({ number }) => number === first.number) &&
    new Set(known.map(({ colour }) => colour)).size === known.length;
  const isRun = [1, -1].some((step) =>
    known.every(
      ({ colour, number, at }) => colour === first.colour && number === first.number + step * (at - first.at),
    ),
  );
  return isGroup || isRun;
}

export function mostPlaceable(table: readonly Face[], own: readonly Face[]): number {
  const values = [...table, ...own].map(valueOf);
  const must = (1 << table.length) - 1;
  const tables = new Tables(values);
  const masks = Array.from({ length: 1 << own.length }, (_, some) => must | (some << table.length));
  const sizes = masks.toSorted((a, b) => among(values, b).length - among(values, a).length);
  const best = sizes.find((mask) => tables.isTable(mask)) ?? must;
  return among(values, best).length - table.length;
}

function among(values: readonly Value[], mask: number): Value[] {
  return values.filter((_, index) => (mask >> index) & 1);
}

class Tables {
  readonly #values: readonly Value[];
  readonly #islands = new Map<number, boolean>();
  readonly #tables = new Map<number, boolean>([[0, true]]);

  constructor(values: readonly Value[]) {
    this.#values = values;
  }

  /** Whether these dice can be split into islands. */
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
      const dice = among(this.#values, mask);
      isIsland =
        (dice.length <= 3 || this.#isPlausible(mask)) &&
        (SHAPES.get(dice.length) ?? []).some((shape) => fills(dice, shape));
      this.#islands.set(mask, isIsland);
    }
    return isIsland;
  }

  /** Every die of a line lies in three of it that are a set by themselves. */
  #isPlausible(mask: number): boolean {
    const bits = this.#values.flatMap((_, index) => ((mask >> index) & 1 ? [1 << index] : []));
    return bits.every((one) =>
      bits.some((other) =>
        bits.some((third) => other !== one && third > other && third !== one && this.#isIsland(one | other | third)),
      ),
    );
  }
}
