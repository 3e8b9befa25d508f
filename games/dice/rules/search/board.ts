import { faultOf } from '../grid.ts';
import type { Placed } from '../types.ts';
import { isAtMostOne, lowestOf } from './bits.ts';
import { LineReader } from './line-reader.ts';
import type { Puzzle } from './puzzle.ts';

/** Cells are numbered row by row. Wide enough for any table around the middle plus dice added around it. */
const WIDTH = 256;
const MARGIN = 40;
const NOWHERE = -1;
const NOBODY = -1;

/** Results of a check other than a die. */
export const LEGAL = -1;
export const HOPELESS = -2;

/** Steps to the next cell of a row and of a column. */
export const ROW = 1;
export const COLUMN = WIDTH;

/** Dice of a puzzle on a grid, with fast placing and lifting. */
export class Board {
  readonly #puzzle: Puzzle;
  readonly #line: LineReader;
  readonly #other: LineReader;
  /** Origin of the grid. */
  readonly #left: number;
  readonly #top: number;
  readonly #cells: Int32Array;
  readonly #dieAt = new Int8Array(WIDTH * WIDTH).fill(NOBODY);
  /** By die: mask of the dice that share a set with it. */
  readonly #friends: Int32Array;
  /** Lines found by the last check. */
  readonly #seen: number[] = [];
  #lying = 0;

  /** The dice of the table must be the first ones of the puzzle. */
  constructor(puzzle: Puzzle, table: readonly Placed[]) {
    this.#puzzle = puzzle;
    this.#left = table.reduce((least, { x }) => Math.min(least, x), table[0]?.x ?? 0) - MARGIN;
    this.#top = table.reduce((least, { y }) => Math.min(least, y), table[0]?.y ?? 0) - MARGIN;
    this.#line = new LineReader(puzzle);
    this.#other = new LineReader(puzzle);
    this.#cells = new Int32Array(puzzle.dice.length).fill(NOWHERE);
    this.#friends = new Int32Array(puzzle.dice.length);
    for (const set of puzzle.sets) {
      for (let rest = set; rest !== 0; rest &= rest - 1) (this.#friends[lowestOf(rest)] as number) |= set;
    }
    for (const [die, { x, y }] of table.entries()) this.put(die, (y - this.#top) * WIDTH + x - this.#left);
  }

  /** Mask of the dice on the board. */
  get lying(): number {
    return this.#lying;
  }

  cellOf(die: number): number {
    return this.#cells[die] as number;
  }

  put(die: number, cell: number): void {
    this.#cells[die] = cell;
    this.#dieAt[cell] = die;
    this.#lying |= 1 << die;
  }

  lift(dice: number): void {
    for (let rest = dice; rest !== 0; rest &= rest - 1) {
      const die = lowestOf(rest);
      this.#dieAt[this.#cells[die] as number] = NOBODY;
      this.#cells[die] = NOWHERE;
    }
    this.#lying &= ~dice;
  }

  /** True if these dice, all on the board, are in one row or in one column. */
  isAlong(dice: number, step: number): boolean {
    const first = this.#cells[lowestOf(dice)] as number;
    for (let rest = dice & (dice - 1); rest !== 0; rest &= rest - 1) {
      const cell = this.#cells[lowestOf(rest)] as number;
      if (step === ROW ? Math.floor(cell / WIDTH) !== Math.floor(first / WIDTH) : (cell - first) % WIDTH !== 0)
        return false;
    }
    return true;
  }

  /**
   * Places the missing dice of an order beside those on the board. Returns false and changes nothing if they do not
   * fit.
   */
  lay(order: readonly number[], step: number): boolean {
    let anchor = 0;
    while (this.#cells[order[anchor] as number] === NOWHERE) anchor += 1;
    const start = (this.#cells[order[anchor] as number] as number) - anchor * step;
    for (let index = 0; index < order.length; index += 1) {
      const there = this.#at(start + index * step);
      if (there === NOBODY ? this.#cells[order[index] as number] !== NOWHERE : there !== order[index]) return false;
    }
    let put = 0;
    for (let index = 0; index < order.length; index += 1) {
      const [die, cell] = [order[index] as number, start + index * step];
      const lies = this.#cells[die] as number;
      if (lies === cell) continue;
      if (!this.#isWelcome(die, cell)) {
        this.lift(put);
        return false;
      }
      this.put(die, cell);
      put |= 1 << die;
    }
    return true;
  }

  /**
   * RX-A8, RX-A10: returns LEGAL; or a die without a neighbour or with just one, which needs more dice beside it; or
   * HOPELESS if added dice cannot help.
   */
  check(): number {
    let [alone, seen] = [this.#lying, 0];
    let [short, crossing] = [LEGAL, 0];
    this.#seen.length = 0;
    for (const step of [ROW, COLUMN]) {
      for (let rest = this.#lying; rest !== 0; rest &= rest - 1) {
        const first = lowestOf(rest);
        const line = this.#readFrom(first, step, this.#line);
        if (line === 0) continue;
        alone &= ~line;
        crossing |= line & seen;
        seen |= line;
        this.#seen.push(line);
        if (this.#line.isSet) continue;
        if (!this.#line.canGrow) return HOPELESS;
        short = first;
      }
    }
    if (short !== LEGAL) return short;
    if (alone !== 0) return lowestOf(alone);
    const jokers = crossing & this.#puzzle.jokers;
    return jokers === 0 || this.#jokersAgree(jokers) ? LEGAL : HOPELESS;
  }

  /** For jokers in two sets. */
  #jokersAgree(crossing: number): boolean {
    for (let rest = crossing; rest !== 0; rest &= rest - 1) {
      const joker = lowestOf(rest);
      const row = this.#readThrough(joker, ROW, this.#line);
      const column = this.#readThrough(joker, COLUMN, this.#other);
      if (!this.#line.agrees(row, this.#other, column)) return false;
    }
    // With two of them in one line, the value of one may depend on the other.
    const isEachAlone = this.#seen.every((set) => isAtMostOne(set & crossing));
    return isEachAlone || faultOf(this.table()) === null;
  }

  /** Reads the line of two or more dice that starts with this die, and returns its mask; 0 if none starts here. */
  #readFrom(first: number, step: number, line: LineReader): number {
    const start = this.#cells[first] as number;
    let next = this.#at(start + step);
    if (next === NOBODY || this.#at(start - step) !== NOBODY) return 0;
    line.start();
    line.add(first);
    let dice = 1 << first;
    for (let cell = start + step; next !== NOBODY; next = this.#at(cell)) {
      line.add(next);
      dice |= 1 << next;
      cell += step;
    }
    return dice;
  }

  /** Reads the line that contains this die, and returns its index in the line. */
  #readThrough(die: number, step: number, line: LineReader): number {
    let first = die;
    for (let before = die; before !== NOBODY; before = this.#at(this.cellOf(first) - step)) first = before;
    this.#readFrom(first, step, line);
    return (this.cellOf(die) - this.cellOf(first)) / step;
  }

  table(): Placed[] {
    return this.#puzzle.dice.flatMap(({ die, face }, index) => {
      const cell = this.#cells[index] as number;
      return cell === NOWHERE
        ? []
        : [{ die, face, x: (cell % WIDTH) + this.#left, y: Math.floor(cell / WIDTH) + this.#top }];
    });
  }

  /** True if all neighbours of a free cell share a set with this die. */
  #isWelcome(die: number, cell: number): boolean {
    return (
      this.#isFriend(die, cell + ROW) &&
      this.#isFriend(die, cell - ROW) &&
      this.#isFriend(die, cell + COLUMN) &&
      this.#isFriend(die, cell - COLUMN)
    );
  }

  #isFriend(die: number, cell: number): boolean {
    const beside = this.#at(cell);
    return beside === NOBODY || (((this.#friends[die] as number) >> beside) & 1) === 1;
  }

  #at(cell: number): number {
    return this.#dieAt[cell] as number;
  }
}
