import { faultOf } from '../grid.ts';
import type { Placed, ShownDie } from '../types.ts';
import type { Effort } from './effort.ts';
import { common, type Order } from './orders.ts';
import type { Puzzle } from './puzzle.ts';

/** Wide enough for all dice of the box in one line either way from the middle. */
const WIDTH = 64;
const MIDDLE = WIDTH * (WIDTH / 2) + WIDTH / 2;
const NOBODY = -1;
const AROUND = [1, -1, WIDTH, -WIDTH];

/** A set of a crossword: which one, and the way from each of its dice to the next. */
interface Crossing {
  readonly orders: readonly Order[];
  readonly step: number;
}

/** Lays sets that cross each other on a grid. Answers are kept: the same few sets are asked for again and again. */
export class Layouts {
  readonly #puzzle: Puzzle;
  readonly #effort: Effort;
  readonly #fits = new Map<string, boolean>();
  readonly #laid = new Map<string, readonly Placed[] | null>();
  readonly #cellOf: Int32Array;
  /** What each joker may stand for in all the sets it lies in. */
  readonly #stands: Int32Array;
  readonly #dieAt = new Int8Array(WIDTH * WIDTH).fill(NOBODY);
  /** By die: those that may lie beside it, as bits; in any table of these dice, and in the one that is tried. */
  readonly #everFriends: Int32Array;
  #friends: Int32Array;

  constructor(puzzle: Puzzle, effort: Effort) {
    this.#puzzle = puzzle;
    this.#effort = effort;
    this.#cellOf = new Int32Array(puzzle.dice.length).fill(NOBODY);
    this.#stands = new Int32Array(puzzle.dice.length);
    this.#everFriends = friendsIn(puzzle.sets, puzzle);
    this.#friends = this.#everFriends;
  }

  /** Whether the sets can cross where they share a die at all, whatever comes to lie beside them later. */
  canCross(masks: readonly number[]): boolean {
    const key = keyOf(masks);
    let fits = this.#fits.get(key);
    if (fits === undefined) {
      fits = this.#search(masks, this.#everFriends, () => true);
      this.#fits.set(key, fits);
    }
    return fits;
  }

  /** The sets as a legal table of their own; null where they cannot be one. */
  layOut(masks: readonly number[]): readonly Placed[] | null {
    const key = keyOf(masks);
    if (this.#laid.has(key)) return this.#laid.get(key) ?? null;
    const all = masks.reduce((union, mask) => union | mask, 0);
    const found: { table: readonly Placed[] | null } = { table: null };
    const friends = friendsIn(
      this.#puzzle.sets.filter((set) => (set & ~all) === 0),
      this.#puzzle,
    );
    this.#search(masks, friends, () => {
      if (this.#hasPair()) return false;
      const table = this.#table();
      if (faultOf(table) !== null) return false;
      found.table = table;
      return true;
    });
    this.#laid.set(key, found.table);
    return found.table;
  }

  #search(masks: readonly number[], friends: Int32Array, accept: () => boolean): boolean {
    const lines = inOrder(masks);
    if (lines === null) return false;
    this.#friends = friends;
    const crossings = lines.map(({ mask, step }) => ({ orders: this.#puzzle.ordersOf(mask), step }));
    return this.#place(crossings, 0, accept);
  }

  /** Places one set after the other; true as soon as `accept` likes what lies there. Leaves the grid empty. */
  #place(crossings: readonly Crossing[], depth: number, accept: () => boolean): boolean {
    const crossing = crossings[depth];
    if (crossing === undefined) return accept();
    for (const order of crossing.orders) {
      if (depth < 2 && isReversed(order)) continue; // the mirror image of a table that is tried anyway
      if (!this.#effort.spend()) return false;
      const before = order.hasJokers ? this.#stands.slice() : null;
      const put = this.#put(order, crossing.step);
      const isFound = put !== null && this.#place(crossings, depth + 1, accept);
      for (const die of put ?? []) this.#lift(die);
      if (before !== null) this.#stands.set(before);
      if (isFound) return true;
    }
    return false;
  }

  /** The dice that had to be put down for it; null where it cannot lie so. */
  #put({ dice, meanings }: Order, step: number): number[] | null {
    const lying = dice.findIndex((die) => this.#cellOf[die] !== NOBODY);
    const start = lying === -1 ? MIDDLE : (this.#cellOf[dice[lying] as number] as number) - lying * step;
    const put: number[] = [];
    for (let index = 0; index < dice.length; index += 1) {
      const die = dice[index] as number;
      const cell = start + index * step;
      const isThere = this.#cellOf[die] === cell;
      if ((isThere || this.#isWelcome(die, cell)) && this.#canStand(die, meanings[index] as number, isThere)) {
        if (isThere) continue;
        this.#cellOf[die] = cell;
        this.#dieAt[cell] = die;
        put.push(die);
        continue;
      }
      for (const one of put) this.#lift(one);
      return null;
    }
    return put;
  }

  #isWelcome(die: number, cell: number): boolean {
    if (this.#cellOf[die] !== NOBODY || this.#dieAt[cell] !== NOBODY) return false;
    for (const step of AROUND) {
      const beside = this.#dieAt[cell + step] as number;
      if (beside !== NOBODY && (((this.#friends[die] as number) >> beside) & 1) === 0) return false;
    }
    return true;
  }

  /** RX-A10: a joker that lies in two sets is one and the same in both. */
  #canStand(die: number, meaning: number, isThere: boolean): boolean {
    if (meaning === 0) return true;
    const both = isThere ? common(this.#stands[die] as number, meaning) : meaning;
    this.#stands[die] = both;
    return both !== 0;
  }

  /** Whether just two dice lie beside each other: most tables that are wrong are wrong by that, and it is quickly seen. */
  #hasPair(): boolean {
    return this.#cellOf.some((cell) => cell !== NOBODY && (this.#isPairAt(cell, 1) || this.#isPairAt(cell, WIDTH)));
  }

  #isPairAt(cell: number, step: number): boolean {
    const isTaken = (at: number): boolean => this.#dieAt[at] !== NOBODY;
    return isTaken(cell + step) && !isTaken(cell - step) && !isTaken(cell + 2 * step);
  }

  #lift(die: number): void {
    this.#dieAt[this.#cellOf[die] as number] = NOBODY;
    this.#cellOf[die] = NOBODY;
  }

  #table(): Placed[] {
    return [...this.#cellOf].flatMap((cell, index) => {
      if (cell === NOBODY) return [];
      const { die, face } = this.#puzzle.dice[index] as ShownDie;
      return [{ die, face, x: cell % WIDTH, y: Math.floor(cell / WIDTH) }];
    });
  }
}

/** Dice that lie beside each other are together in a set. */
function friendsIn(sets: readonly number[], { dice }: Puzzle): Int32Array {
  const friends = new Int32Array(dice.length);
  for (const set of sets) {
    for (let rest = set; rest !== 0; rest &= rest - 1) (friends[31 - Math.clz32(rest & -rest)] as number) |= set;
  }
  return friends;
}

function keyOf(masks: readonly number[]): string {
  return masks.toSorted((a, b) => a - b).join();
}

function isReversed({ dice }: Order): boolean {
  return (dice[0] as number) > (dice.at(-1) as number);
}

/** Every set after one that it crosses, rows and columns in turn; null where a set would have to be both. */
function inOrder(masks: readonly number[]): { readonly mask: number; readonly step: number }[] | null {
  const [first, ...others] = masks;
  if (first === undefined) return null;
  const order = [{ mask: first, step: 1 }];
  const open = new Set(others);
  for (const { mask, step } of order) {
    for (const other of open) {
      if ((other & mask) === 0) continue;
      open.delete(other);
      order.push({ mask: other, step: step === 1 ? WIDTH : 1 });
    }
  }
  const isCrossword = order.every((one) =>
    order.every((other) => one === other || (one.mask & other.mask) === 0 || one.step !== other.step),
  );
  return isCrossword ? order : null;
}
