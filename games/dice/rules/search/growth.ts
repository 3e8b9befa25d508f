import { totalOf } from '../scoring.ts';
import type { Placed } from '../types.ts';
import { countOf, indicesOf, isAtMostOne } from './bits.ts';
import { type Board, COLUMN, HOPELESS, LEGAL, ROW } from './board.ts';
import type { Cover } from './cover.ts';
import type { Effort } from './effort.ts';
import type { Order } from './orders.ts';
import type { Puzzle } from './puzzle.ts';

/** Dice that lie apart from everything else: all of `must`, and as many as can be of `want`; null where that cannot be. */
export type LayApart = (must: number, want: number) => Cover | null;

/** What is to be added to what lies. */
export interface Aim {
  readonly must: number;
  readonly want: number;
  /** How many of those that are wanted, and how many points of these, are enough. */
  readonly count: number;
  readonly points: number;
  /** Whether the dice that are added to make a group are tried in one order only: it seldom matters which. */
  readonly isHasty: boolean;
}

/** What was added. */
export interface Grown {
  /** Dice beside those that lay, with their cells; and those that lie apart. */
  readonly put: readonly (readonly [die: number, cell: number])[];
  readonly apart: readonly (readonly Placed[])[];
  /** How many of those that were wanted, and their points. */
  readonly mask: number;
  readonly count: number;
  readonly points: number;
}

/** More than all orders of a set. */
const ORDERS = 1024;

/** Adds dice to those that lie, which stay where they are; what fits nowhere lies apart. */
export class Growth {
  readonly #puzzle: Puzzle;
  readonly #sets: readonly number[];
  readonly #board: Board;
  readonly #layApart: LayApart;
  readonly #effort: Effort;
  readonly #points: readonly number[];
  /** Additions that were tried before: what follows from them need not be tried again in another order. */
  readonly #tried = new Set<number>();
  #aim: Aim = { must: 0, want: 0, count: 0, points: 0, isHasty: true };
  #best: Grown | null = null;

  /** The sets are those of which all dice lie, or may be added. */
  constructor(puzzle: Puzzle, sets: readonly number[], board: Board, effort: Effort, layApart: LayApart) {
    this.#puzzle = puzzle;
    this.#sets = sets;
    this.#board = board;
    this.#effort = effort;
    this.#layApart = layApart;
    this.#points = puzzle.dice.map(({ face }) => totalOf([face]));
  }

  /** The most that was found, which may be less than the aim; null where nothing is legal. The board stays as it was. */
  grow(aim: Aim): Grown | null {
    this.#aim = aim;
    this.#best = null;
    this.#tried.clear();
    this.#grow(aim.must | aim.want);
    return this.#best;
  }

  #grow(open: number): void {
    if (!this.#effort.spend()) return;
    const short = this.#board.check();
    if (short === HOPELESS) return;
    if (short === LEGAL) this.#consider(open);
    const mending = short === LEGAL ? -1 : 1 << short;
    const tried: number[] = [];
    for (let index = 0; index < this.#sets.length && !this.#isDone(); index += 1) {
      const set = this.#sets[index] as number;
      const beside = set & ~open;
      if (beside === 0 || beside === set || (set & mending) === 0) continue;
      if (this.#board.isAlong(beside, ROW)) this.#add(index, ROW, open, tried);
      if (this.#board.isAlong(beside, COLUMN)) this.#add(index, COLUMN, open, tried);
    }
    for (const key of tried) this.#tried.delete(key);
  }

  /** Makes one of the sets, along a row or a column, in every order in which it goes with what lies. */
  #add(index: number, step: number, open: number, tried: number[]): void {
    const set = this.#sets[index] as number;
    const orders = this.#puzzle.ordersOf(set);
    for (let at = 0; at < orders.length && !this.#isDone(); at += 1) {
      const order = orders[at] as Order;
      if (this.#aim.isHasty && order.isGroup && !isRising(order.dice, set & open)) continue;
      const key = (index * 2 + (step === ROW ? 0 : 1)) * ORDERS + at;
      if (this.#tried.has(key) || !this.#board.lay(order.dice, step)) continue;
      this.#grow(open & ~set);
      this.#board.lift(set & open);
      this.#tried.add(key);
      tried.push(key);
    }
  }

  #isDone(): boolean {
    if (this.#effort.isSpent) return true;
    if (this.#best === null) return false;
    const { count, points } = this.#best;
    return count > this.#aim.count || (count === this.#aim.count && points >= this.#aim.points);
  }

  #consider(open: number): void {
    const { must, want } = this.#aim;
    const cover = this.#layApart(must & open, want & open);
    if (cover === null) return;
    const mask = want & (~open | cover.mask);
    const [count, points] = [
      countOf(mask),
      indicesOf(mask).reduce((sum, die) => sum + (this.#points[die] as number), 0),
    ];
    const best = this.#best;
    if (best !== null && (count < best.count || (count === best.count && points <= best.points))) return;
    const put = indicesOf((must | want) & ~open).map((die) => [die, this.#board.cellOf(die)] as const);
    this.#best = { put, apart: cover.islands, mask, count, points };
  }
}

/** Whether these of the dice come one after the other as they are numbered. */
function isRising(dice: readonly number[], some: number): boolean {
  if (isAtMostOne(some)) return true;
  let highest = -1;
  for (const die of dice) {
    if (((some >> die) & 1) === 0) continue;
    if (die < highest) return false;
    highest = die;
  }
  return true;
}
