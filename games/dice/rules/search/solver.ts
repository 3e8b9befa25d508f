import { islandsOf } from '../islands.ts';
import type { Placed, ShownDie } from '../types.ts';
import { choicesOf, countOf, firstBits, indicesOf } from './bits.ts';
import { Board } from './board.ts';
import { type Cover, type CoverGoal, CoverSearch, EMPTY_COVER } from './cover.ts';
import { Effort } from './effort.ts';
import { Growth, type GrowthResult } from './growth.ts';
import { Puzzle, pointsOf, reachOf } from './puzzle.ts';
import { settle } from './settle.ts';

/** Budgets in steps: for placing dice without moving any, and for moving few dice once the placeable ones are known. */
const GROWTH_BUDGET = 300;
const REARRANGE_BUDGET = 1_000;

/** Budget for placing one die fewer after a search was cut off. */
const FALLBACK_BUDGET = 2_000;

/** Up to this number, every choice of table dice to move is tried; then whole islands. */
const MAX_SINGLE_DICE = 3;

/** Finds the best table part by part: dice of different parts never share a set. */
export class Solver {
  readonly #before: readonly Placed[];
  readonly #puzzle: Puzzle;
  readonly #effort: Effort;
  readonly #board: Board;
  readonly #own: number;
  readonly #duty: number;
  readonly #islands: (readonly Placed[])[] = [];
  #search: CoverSearch | null = null;
  #isProven = true;

  /** `duty`: mask of the own dice that must be placed. */
  constructor(table: readonly Placed[], own: readonly ShownDie[], duty: number, budget: number) {
    this.#before = table;
    this.#puzzle = new Puzzle([...table, ...own]);
    this.#effort = new Effort(budget);
    this.#board = new Board(this.#puzzle, table);
    this.#duty = duty << table.length;
    this.#own = firstBits(table.length + own.length) & ~firstBits(table.length);
  }

  get isProven(): boolean {
    return this.#isProven;
  }

  /** The best table; unchanged if nothing was found. */
  solve(): Placed[] {
    const useful = this.#puzzle.sets.reduce((union, set) => union | set, 0) & this.#own;
    for (let open = useful; open !== 0; ) {
      const part = reachOf(this.#puzzle.sets, open & -open);
      this.#solvePart(part & ~this.#own, part & this.#own);
      open &= ~part;
    }
    const cells = new Map(this.#before.map((die) => [die.die, die]));
    const laid = this.#board.table();
    for (const island of this.#islands.toSorted((a, b) => b.length - a.length)) {
      laid.push(...settle(laid, island, cells));
    }
    return laid;
  }

  #solvePart(lying: number, own: number): void {
    const sets = this.#puzzle.sets.filter((set) => (set & (lying | own)) !== 0);
    const [duty, want] = [own & this.#duty, own & ~this.#duty];
    const growth = new Growth(this.#puzzle, sets, this.#board, (must, wanted) => this.#layApart(must, wanted));
    const part: PuzzlePart = { lying, duty, want, growth };
    const grown = this.#grow(part, 0, { count: countOf(want), points: 0 }, new Effort(GROWTH_BUDGET));
    const cover = this.#better(part, grown);
    if (cover === null) this.#accept(0, grown);
    else this.#rearrange(part, cover);
  }

  /** A cover that places more dice than were added already, or more points; null if there is none. */
  #better({ lying, duty, want }: PuzzlePart, grown: GrowthResult | null): Cover | null {
    const most = countOf(want) - (grown?.count ?? 0);
    for (let leaveOut = 0; leaveOut <= most; leaveOut += 1) {
      if (duty === 0 && leaveOut === countOf(want)) return null;
      const isAsMany = grown !== null && leaveOut === most;
      const below = isAsMany ? pointsOf(this.#puzzle, want) - grown.points : Number.POSITIVE_INFINITY;
      const cover = this.#cover({ must: lying | duty, want, leaveOut, below });
      if (cover !== null) return cover;
    }
    return null;
  }

  #cover(goal: Pick<CoverGoal, 'must' | 'want' | 'leaveOut' | 'below'>): Cover | null {
    this.#search ??= new CoverSearch(this.#puzzle, this.#effort);
    const cover = this.#search.find({ ...goal, may: 0, isHasty: !this.#isProven });
    this.#renewIfSpent();
    return cover;
  }

  /** After a search is cut off, searches with lower aims follow. */
  #renewIfSpent(): void {
    if (!this.#effort.isSpent) return;
    this.#isProven = false;
    this.#effort.renew(FALLBACK_BUDGET);
  }

  /** Moves as few table dice as possible. */
  #rearrange(part: PuzzlePart, cover: Cover): void {
    const effort = new Effort(REARRANGE_BUDGET);
    const enough = { count: countOf(cover.mask & part.want), points: pointsOf(this.#puzzle, part.want) - cover.left };
    for (const taken of this.#choicesAmong(part.lying)) {
      const grown = this.#grow(part, taken, enough, effort);
      if (grown !== null && isEnough(grown, enough)) {
        this.#accept(taken, grown);
        return;
      }
      if (effort.isSpent) break;
    }
    this.#board.lift(part.lying);
    this.#islands.push(...cover.islands);
  }

  /** Choices of table dice to move: few dice first, then whole islands. */
  *#choicesAmong(lying: number): Generator<number> {
    for (let few = 0; few <= MAX_SINGLE_DICE; few += 1) yield* choicesOf(lying, few);
    const islands = islandsOf(this.#before.filter((_, die) => (lying >> die) & 1)).map((island) =>
      island.reduce((mask, die) => mask | (1 << this.#before.indexOf(die)), 0),
    );
    let choices = [0];
    for (const island of islands) choices = choices.flatMap((some) => [some, some | island]);
    yield* choices.filter((some) => countOf(some) > MAX_SINGLE_DICE).toSorted((a, b) => countOf(a) - countOf(b));
  }

  /** Lifts some table dice and adds them again together with own ones. */
  #grow({ duty, want, growth }: PuzzlePart, taken: number, enough: StopGoal, effort: Effort): GrowthResult | null {
    const cells = indicesOf(taken).map((die) => [die, this.#board.cellOf(die)] as const);
    this.#board.lift(taken);
    const grown = growth.grow({ must: taken | duty, want, ...enough }, effort);
    for (const [die, cell] of cells) this.#board.put(die, cell);
    return grown;
  }

  #layApart(must: number, want: number): Cover | null {
    const dice = must | want;
    const isUseless = this.#puzzle.sets.every((set) => (set & ~dice) !== 0);
    if (isUseless) return must === 0 ? EMPTY_COVER : null;
    const count = countOf(want);
    for (let leaveOut = 0; leaveOut <= count; leaveOut += 1) {
      if (leaveOut === count && must === 0) return EMPTY_COVER;
      const cover = this.#cover({ must, want, leaveOut, below: Number.POSITIVE_INFINITY });
      if (cover !== null) return cover;
    }
    return null;
  }

  #accept(taken: number, grown: GrowthResult | null): void {
    if (grown === null) return;
    this.#board.lift(taken);
    for (const [die, cell] of grown.put) this.#board.put(die, cell);
    this.#islands.push(...grown.apart);
  }
}

interface StopGoal {
  readonly count: number;
  readonly points: number;
}

/** Dice connected through sets: those of the table, own dice that must be placed, and other own dice. */
interface PuzzlePart {
  readonly lying: number;
  readonly duty: number;
  readonly want: number;
  readonly growth: Growth;
}

function isEnough(grown: GrowthResult, { count, points }: StopGoal): boolean {
  return grown.count > count || (grown.count === count && grown.points >= points);
}
