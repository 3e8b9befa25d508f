import type { Placed } from '../types.ts';
import { countOf, indicesOf, isAtMostOne, lowestOf } from './bits.ts';
import { type Board, COLUMN, HOPELESS, LEGAL, ROW } from './board.ts';
import type { Cover } from './cover.ts';
import { Effort } from './effort.ts';
import { type Puzzle, pointsOf } from './puzzle.ts';

/** Lays dice apart from the rest: all of `must` and as many as possible of `want`; null if impossible. */
export type LayApart = (must: number, want: number) => Cover | null;

/** Masks of the dice to add. */
export interface GrowthGoal {
  readonly must: number;
  readonly want: number;
  /** Number of wanted dice, and points, at which the search may stop. */
  readonly count: number;
  readonly points: number;
}

/** Result of adding dice. */
export interface GrowthResult {
  /** Dice added to the board with their cells, and dice laid apart. */
  readonly put: readonly (readonly [die: number, cell: number])[];
  readonly apart: readonly (readonly Placed[])[];
  /** Mask of the wanted dice that were added, their number and points. */
  readonly mask: number;
  readonly count: number;
  readonly points: number;
}

/**
 * Adds dice to a board without moving any; dice that fit nowhere are laid apart. The dice of an added group are tried
 * in one order only, since the order rarely matters.
 */
export class Growth {
  readonly #puzzle: Puzzle;
  readonly #sets: readonly number[];
  readonly #board: Board;
  readonly #layApart: LayApart;
  #effort: Effort = new Effort(0);
  /** Positions tried already: many are reached in several ways. */
  readonly #seen = new Set<string>();
  #goal: GrowthGoal = { must: 0, want: 0, count: 0, points: 0 };
  #best: GrowthResult | null = null;

  /** `sets`: those whose dice are all on the board or may be added. */
  constructor(puzzle: Puzzle, sets: readonly number[], board: Board, layApart: LayApart) {
    this.#puzzle = puzzle;
    this.#sets = sets;
    this.#board = board;
    this.#layApart = layApart;
  }

  /** The best addition found, possibly below the goal; null if none is legal. Leaves the board unchanged. */
  grow(goal: GrowthGoal, effort: Effort): GrowthResult | null {
    this.#goal = goal;
    this.#effort = effort;
    this.#best = null;
    this.#seen.clear();
    this.#grow(goal.must | goal.want);
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

  /** Forms a set along a row or a column, in every order that fits the dice on the board. */
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
    for (let rest = (this.#goal.must | this.#goal.want) & ~open; rest !== 0; rest &= rest - 1) {
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
    return count > this.#goal.count || (count === this.#goal.count && points >= this.#goal.points);
  }

  #consider(open: number): void {
    const { must, want } = this.#goal;
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

/** True if these dice occur in the order of their indices. */
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
