import type { Placed } from '../types.ts';
import { countOf, indicesOf, isAtMostOne, lowestOf } from './bits.ts';
import { type Board, COLUMN, HOPELESS, LEGAL, ROW } from './board.ts';
import type { Cover } from './cover.ts';
import { Effort } from './effort.ts';
import { type Puzzle, pointsOf } from './puzzle.ts';

/** Dice that lie apart from everything else: all of `must`, and as many as can be of `want`; null where that cannot be. */
export type LayApart = (must: number, want: number) => Cover | null;

/** What is to be added to what lies. */
export interface Aim {
  readonly must: number;
  readonly want: number;
  /** How many of those that are wanted, and how many points of these, are enough. */
  readonly count: number;
  readonly points: number;
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

/**
 * Adds dice to those that lie, which stay where they are; what fits nowhere lies apart. Dice that are added to make a group
 * are tried in one order only: it seldom matters which.
 */
export class Growth {
  readonly #puzzle: Puzzle;
  readonly #sets: readonly number[];
  readonly #board: Board;
  readonly #layApart: LayApart;
  #effort: Effort = new Effort(0);
  /** Where dice lay before: much is come to in several ways. */
  readonly #seen = new Set<string>();
  #aim: Aim = { must: 0, want: 0, count: 0, points: 0 };
  #best: Grown | null = null;

  /** The sets are those of which all dice lie, or may be added. */
  constructor(puzzle: Puzzle, sets: readonly number[], board: Board, layApart: LayApart) {
    this.#puzzle = puzzle;
    this.#sets = sets;
    this.#board = board;
    this.#layApart = layApart;
  }

  /** The most that was found, which may be less than the aim; null where nothing is legal. The board stays as it was. */
  grow(aim: Aim, effort: Effort): Grown | null {
    this.#aim = aim;
    this.#effort = effort;
    this.#best = null;
    this.#seen.clear();
    this.#grow(aim.must | aim.want);
    return this.#best;
  }

  #grow(open: number): void {
    if (this.#wasSeen(open) || !this.#effort.spend()) return;
    const short = this.#board.check();
    if (short === HOPELESS) return;
    if (short === LEGAL) this.#consider(open);
    const mending = short === LEGAL ? -1 : 1 << short;
    for (const set of this.#sets) {
      if (this.#isDone()) return;
      const beside = set & ~open;
      if (beside === 0 || beside === set || (set & mending) === 0) continue;
      if (this.#board.isAlong(beside, ROW)) this.#add(set, ROW, open);
      if (this.#board.isAlong(beside, COLUMN)) this.#add(set, COLUMN, open);
    }
  }

  /** Makes one of the sets, along a row or a column, in every order in which it goes with what lies. */
  #add(set: number, step: number, open: number): void {
    for (const { dice, isGroup } of this.#puzzle.ordersOf(set)) {
      if ((isGroup && !isRising(dice, set & open)) || !this.#board.lay(dice, step)) continue;
      this.#grow(open & ~set);
      this.#board.lift(set & open);
      if (this.#isDone()) return;
    }
  }

  #wasSeen(open: number): boolean {
    let key = '';
    for (let rest = (this.#aim.must | this.#aim.want) & ~open; rest !== 0; rest &= rest - 1) {
      const die = lowestOf(rest);
      key += String.fromCharCode(die, this.#board.cellOf(die));
    }
    if (this.#seen.has(key)) return true;
    this.#seen.add(key);
    return false;
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
    const [count, points] = [countOf(mask), pointsOf(this.#puzzle, mask)];
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
