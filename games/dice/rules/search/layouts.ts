import { faultOf } from '../grid.ts';
import type { Placed, ShownDie } from '../types.ts';
import { countOf, firstBits, lowestOf } from './bits.ts';
import type { Effort } from './effort.ts';
import { LineReader } from './line-reader.ts';
import { common, distinctOrders, type SetOrder } from './orders.ts';
import type { Puzzle } from './puzzle.ts';

/** Wide enough for a line of all dice in both directions from the middle. */
const WIDTH = 64;
const MIDDLE = WIDTH * (WIDTH / 2) + WIDTH / 2;
const NOBODY = -1;
const ALL_DICE = firstBits(18);

/** A set of a crossword: the orders to try, and the step from one die to the next. */
interface Crossing {
  readonly orders: readonly SetOrder[];
  readonly step: number;
}

/** Connected sets, as masks of the chosen sets: all of them, those that are rows; and the dice in which they cross. */
interface Crossword {
  readonly together: number;
  readonly rows: number;
  readonly crossings: number;
}

/** Lays crossing sets on a grid. Results are cached, since the same few sets recur often. */
export class Layouts {
  readonly #puzzle: Puzzle;
  readonly #effort: Effort;
  readonly #line: LineReader;
  readonly #fits = new Map<string, boolean>();
  readonly #orders = new Map<number, readonly SetOrder[]>();
  readonly #laid = new Map<string, readonly Placed[] | null>();
  readonly #cellOf: Int32Array;
  /** Possible values of each joker in all its sets; and, by depth, the values before. */
  readonly #jokerValues: Int32Array;
  readonly #valuesBefore: Int32Array[] = [];
  readonly #dieAt = new Int8Array(WIDTH * WIDTH).fill(NOBODY);
  /** Placed dice in order of placement. */
  readonly #put: number[] = [];
  /** By die: mask of possible neighbours, in any table of these dice and in the one being tried. */
  readonly #everFriends: Int32Array;
  #friends: Int32Array;
  /** Dice whose positions matter; the others of a set are interchangeable. */
  #fixed = ALL_DICE;
  #found: readonly Placed[] | null = null;

  constructor(puzzle: Puzzle, effort: Effort) {
    this.#puzzle = puzzle;
    this.#effort = effort;
    this.#line = new LineReader(puzzle);
    this.#cellOf = new Int32Array(puzzle.dice.length).fill(NOBODY);
    this.#jokerValues = new Int32Array(puzzle.dice.length);
    this.#everFriends = friendsIn(puzzle, -1);
    this.#friends = this.#everFriends;
  }

  /**
   * True if the sets connected with the last one can cross at their shared dice, regardless of later neighbours.
   * `crossed`: for each set, a mask of those that it crosses.
   */
  canCross(chosen: readonly number[], crossed: readonly number[], last: number): boolean {
    const crossword = crosswordOf(chosen, crossed, last);
    if (crossword === null) return false;
    const { together, crossings } = crossword;
    // Two sets can always cross in a die that is not a joker.
    if (countOf(together) === 2 && (crossings & this.#puzzle.jokers) === 0) return true;
    const key = keyOf(chosen, together);
    let fits = this.#fits.get(key);
    if (fits === undefined) {
      this.#friends = this.#everFriends;
      this.#fixed = crossings;
      fits = this.#place(this.#inOrder(chosen, crossed, crossword), 0, true);
      if (!this.#effort.isSpent) this.#fits.set(key, fits);
    }
    return fits;
  }

  /** Legal islands of the sets, one for each connected part; null if impossible. */
  layOutAll(chosen: readonly number[], crossed: readonly number[]): (readonly Placed[])[] | null {
    const islands: (readonly Placed[])[] = [];
    for (let open = firstBits(chosen.length); open !== 0; ) {
      const crossword = crosswordOf(chosen, crossed, lowestOf(open));
      if (crossword === null) return null;
      const island = this.#layOut(chosen, crossed, crossword);
      if (island === null) return null;
      islands.push(island);
      open &= ~crossword.together;
    }
    return islands;
  }

  #layOut(chosen: readonly number[], crossed: readonly number[], crossword: Crossword): readonly Placed[] | null {
    const key = keyOf(chosen, crossword.together);
    let island = this.#laid.get(key);
    if (island === undefined) {
      this.#found = null;
      this.#friends = friendsIn(this.#puzzle, unionOf(chosen, crossword.together));
      this.#fixed = ALL_DICE;
      this.#place(this.#inOrder(chosen, crossed, crossword), 0, false);
      island = this.#found;
      if (!this.#effort.isSpent) this.#laid.set(key, island);
    }
    return island;
  }

  /** Orders the sets so that each crosses an earlier one, those with the most crossings first. */
  #inOrder(chosen: readonly number[], crossed: readonly number[], { together, rows }: Crossword): Crossing[] {
    const order: Crossing[] = [];
    for (let [open, lying] = [together, 0]; open !== 0; ) {
      let [next, most] = [-1, -1];
      for (let rest = open; rest !== 0; rest &= rest - 1) {
        const set = lowestOf(rest);
        const crossings = countOf((crossed[set] as number) & (lying === 0 ? together : lying));
        if (crossings > most) [next, most] = [set, crossings];
      }
      // The first two sets need only one direction: mirror images are equally legal.
      const orders = this.#ordersOf(chosen[next] as number, order.length < 2);
      order.push({ orders, step: (rows >> next) & 1 ? 1 : WIDTH });
      open &= ~(1 << next);
      lying |= 1 << next;
    }
    return order;
  }

  /** The orders of a set that differ in the positions of the fixed dice. */
  #ordersOf(set: number, isOneWay: boolean): readonly SetOrder[] {
    const key = ((set & this.#fixed) * 2 + (isOneWay ? 1 : 0)) * 2 ** 18 + set;
    let orders = this.#orders.get(key);
    if (orders === undefined) {
      orders = distinctOrders(this.#puzzle.ordersOf(set), this.#fixed, isOneWay);
      this.#orders.set(key, orders);
    }
    return orders;
  }

  /** Places the sets one by one; the result must be legal unless `isAnyGood`. Leaves the grid empty. */
  #place(crossings: readonly Crossing[], depth: number, isAnyGood: boolean): boolean {
    const crossing = crossings[depth];
    if (crossing === undefined) return isAnyGood || this.#keepIfLegal();
    const valuesBefore = (this.#valuesBefore[depth] ??= new Int32Array(this.#jokerValues.length));
    for (const order of crossing.orders) {
      if (!this.#effort.spend()) return false;
      if (order.hasJokers) valuesBefore.set(this.#jokerValues);
      const lying = this.#put.length;
      const isFound = this.#lay(order, crossing.step) && this.#place(crossings, depth + 1, isAnyGood);
      while (this.#put.length > lying) this.#lift();
      if (order.hasJokers) this.#jokerValues.set(valuesBefore);
      if (isFound) return true;
    }
    return false;
  }

  /** Returns false if it does not fit; some of its dice may then be placed. */
  #lay({ dice, meanings }: SetOrder, step: number): boolean {
    const lying = dice.findIndex((die) => this.#cellOf[die] !== NOBODY);
    let cell = lying === -1 ? MIDDLE : (this.#cellOf[dice[lying] as number] as number) - lying * step;
    for (let index = 0; index < dice.length; index += 1) {
      const die = dice[index] as number;
      const isThere = this.#cellOf[die] === cell;
      if (!isThere && !this.#isWelcome(die, cell)) return false;
      if (!this.#canMean(die, meanings[index] as number, isThere)) return false;
      if (!isThere) {
        this.#cellOf[die] = cell;
        this.#dieAt[cell] = die;
        this.#put.push(die);
      }
      cell += step;
    }
    return true;
  }

  #isWelcome(die: number, cell: number): boolean {
    return (
      this.#cellOf[die] === NOBODY &&
      this.#dieAt[cell] === NOBODY &&
      this.#isFriend(die, cell + 1) &&
      this.#isFriend(die, cell - 1) &&
      this.#isFriend(die, cell + WIDTH) &&
      this.#isFriend(die, cell - WIDTH)
    );
  }

  #isFriend(die: number, cell: number): boolean {
    const beside = this.#dieAt[cell] as number;
    if (beside === NOBODY || (((this.#friends[die] as number) >> beside) & 1) === 1) return true;
    return ((this.#fixed >> die) & (this.#fixed >> beside) & 1) === 0;
  }

  /** RX-A10: a joker in two sets has the same value in both. */
  #canMean(die: number, meaning: number, isThere: boolean): boolean {
    if (meaning === 0) return true;
    const both = isThere ? common(this.#jokerValues[die] as number, meaning) : meaning;
    this.#jokerValues[die] = both;
    return both !== 0;
  }

  #lift(): void {
    const die = this.#put.pop() as number;
    this.#dieAt[this.#cellOf[die] as number] = NOBODY;
    this.#cellOf[die] = NOBODY;
  }

  #keepIfLegal(): boolean {
    const rows = this.#linesAlong(1);
    const columns = rows === null ? null : this.#linesAlong(WIDTH);
    if (rows === null || columns === null) return false;
    const table = this.#put.map((die): Placed => {
      const [{ die: id, face }, cell] = [this.#puzzle.dice[die] as ShownDie, this.#cellOf[die] as number];
      return { die: id, face, x: cell % WIDTH, y: Math.floor(cell / WIDTH) };
    });
    if ((rows & columns & this.#puzzle.jokers) !== 0 && faultOf(table) !== null) return false;
    this.#found = table;
    return true;
  }

  /** Mask of the dice in lines of this direction; null if a line is no set. */
  #linesAlong(step: number): number | null {
    let inLines = 0;
    for (const first of this.#put) {
      const start = this.#cellOf[first] as number;
      if (this.#dieAt[start - step] !== NOBODY || this.#dieAt[start + step] === NOBODY) continue;
      this.#line.start();
      for (let cell = start; this.#dieAt[cell] !== NOBODY; cell += step) {
        this.#line.add(this.#dieAt[cell] as number);
        inLines |= 1 << (this.#dieAt[cell] as number);
      }
      if (!this.#line.isSet) return null;
    }
    return inLines;
  }
}

/** By die, the dice that share a set with it: only they may lie beside it. Sets use no other dice than `among`. */
function friendsIn({ sets, dice }: Puzzle, among: number): Int32Array {
  const friends = new Int32Array(dice.length);
  for (const set of sets) {
    if ((set & ~among) !== 0) continue;
    for (let rest = set; rest !== 0; rest &= rest - 1) (friends[lowestOf(rest)] as number) |= set;
  }
  return friends;
}

/** The sets connected with this one; null if one would have to be both row and column. */
function crosswordOf(chosen: readonly number[], crossed: readonly number[], first: number): Crossword | null {
  let [rows, columns, crossings] = [1 << first, 0, 0];
  for (let before = 0; before !== (rows | columns); ) {
    before = rows | columns;
    for (let rest = rows; rest !== 0; rest &= rest - 1) columns |= crossed[lowestOf(rest)] as number;
    for (let rest = columns; rest !== 0; rest &= rest - 1) rows |= crossed[lowestOf(rest)] as number;
    if ((rows & columns) !== 0) return null;
  }
  const inColumns = unionOf(chosen, columns);
  for (let rest = rows; rest !== 0; rest &= rest - 1) crossings |= (chosen[lowestOf(rest)] as number) & inColumns;
  return { together: rows | columns, rows, crossings };
}

function unionOf(chosen: readonly number[], some: number): number {
  let union = 0;
  for (let rest = some; rest !== 0; rest &= rest - 1) union |= chosen[lowestOf(rest)] as number;
  return union;
}

function keyOf(chosen: readonly number[], some: number): string {
  const masks: number[] = [];
  for (let rest = some; rest !== 0; rest &= rest - 1) masks.push(chosen[lowestOf(rest)] as number);
  return masks.toSorted((a, b) => a - b).join();
}
