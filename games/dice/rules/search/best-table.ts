import { faultOf } from '../grid.ts';
import { facesOf } from '../lines.ts';
import { totalOf } from '../scoring.ts';
import type { Placed, ShownDie } from '../types.ts';
import { additionsTo, type Lying, tableOf } from './additions.ts';
import { type Cover, CoverSearch } from './cover.ts';
import { Effort } from './effort.ts';
import { islandsOf } from './islands.ts';
import { Puzzle } from './puzzle.ts';
import { settle } from './settle.ts';

export interface BestTable {
  readonly table: readonly Placed[];
  /** The own dice that are placed. */
  readonly placed: readonly ShownDie[];
  readonly points: number;
  /** Table dice that lie elsewhere. */
  readonly moved: number;
  /** Whether no more dice can be placed for certain: the search came to its end. */
  readonly proven: boolean;
}

/** How much is tried to leave the table as it lies, once it is known which dice are placed. */
const SETTLING = 400;

/**
 * The table that places the most own dice, of these the most points, and then moves few dice of the table. For hints and
 * bots: it decides no legality. The same question with the same budget has the same answer everywhere.
 */
export function bestTable(table: readonly Placed[], own: readonly ShownDie[], budget: number): BestTable | null {
  const effort = new Effort(budget);
  const cover = mostDice(table, own, effort);
  if (cover === null) return null;
  const placed = own.filter((_, index) => (cover.mask >> (table.length + index)) & 1);
  const next = leaveLying(table, placed) ?? layBeside([], cover, table);
  const cells = new Map(next.map((die) => [die.die, die]));
  const moved = table.filter(({ die, x, y }) => cells.get(die)?.x !== x || cells.get(die)?.y !== y).length;
  return { table: next, placed, points: totalOf(facesOf(placed)), moved, proven: !effort.isSpent };
}

function mostDice(table: readonly Placed[], own: readonly ShownDie[], effort: Effort): Cover | null {
  const puzzle = new Puzzle([...table, ...own]);
  const useful = puzzle.sets.reduce((union, set) => union | set, 0);
  const must = (1 << table.length) - 1;
  const want = useful & ~must;
  const search = new CoverSearch(puzzle, effort);
  const most = own.filter((_, index) => (want >> (table.length + index)) & 1).length;
  for (let leaveOut = 0; leaveOut < most; leaveOut += 1) {
    const cover = search.find({ must, want, leaveOut, may: 0 });
    if (cover !== null) return cover;
  }
  return null;
}

/** New islands, each as near as can be to where its dice lay. */
function layBeside(table: readonly Placed[], { islands }: Cover, before: readonly Placed[]): Placed[] {
  const cells = new Map(before.map((die) => [die.die, die]));
  const laid = [...table];
  for (const island of islands.toSorted((a, b) => b.length - a.length)) laid.push(...settle(laid, island, cells));
  return laid;
}

/** The same dice, with as few islands of the table taken up as can be; null where that was not found. */
function leaveLying(table: readonly Placed[], placed: readonly ShownDie[]): Placed[] | null {
  const effort = new Effort(SETTLING);
  const fitting = new Fitting(table, placed, effort);
  for (const taken of choicesOf(islandsOf(table))) {
    const next = fitting.fit(taken);
    if (next !== null || effort.isSpent) return next;
  }
  return null;
}

/** Every choice of islands, those with the fewest dice first. */
function choicesOf(islands: readonly Placed[][]): Placed[][] {
  let choices: Placed[][] = [[]];
  for (const island of islands) choices = choices.flatMap((some) => [some, [...some, ...island]]);
  return choices.toSorted((a, b) => a.length - b.length);
}

/** Adds own dice to islands that stay; what fits nowhere makes new ones with the dice that were taken up. */
class Fitting {
  readonly #table: readonly Placed[];
  readonly #puzzle: Puzzle;
  readonly #effort: Effort;
  readonly #search: CoverSearch;

  constructor(table: readonly Placed[], placed: readonly ShownDie[], effort: Effort) {
    this.#table = table;
    this.#puzzle = new Puzzle([...table, ...placed]);
    this.#effort = effort;
    this.#search = new CoverSearch(this.#puzzle, effort);
  }

  fit(taken: readonly Placed[]): Placed[] | null {
    const lying = this.#puzzle.dice.map((_, index) => {
      const die = this.#table[index];
      return die === undefined || taken.includes(die) ? null : die;
    });
    const open = ((1 << this.#puzzle.dice.length) - 1) & ~((1 << this.#table.length) - 1);
    const apart = this.#table.reduce((mask, die, index) => (taken.includes(die) ? mask | (1 << index) : mask), 0);
    return this.#fit(lying, open, apart);
  }

  /** `open` dice are still to be added, `apart` ones lie on islands of their own. */
  #fit(lying: Lying, open: number, apart: number): Placed[] | null {
    if (!this.#effort.spend()) return null;
    if (open === 0) return this.#layApart(lying, apart);
    const first = open & -open;
    for (const { lying: next, added } of additionsTo(this.#puzzle, lying, open)) {
      if ((added & first) === 0) continue;
      const found = this.#fit(next, open & ~added, apart);
      if (found !== null || this.#effort.isSpent) return found;
    }
    return this.#fit(lying, open & ~first, apart | first);
  }

  #layApart(lying: Lying, apart: number): Placed[] | null {
    const table = tableOf(this.#puzzle, lying);
    if (faultOf(table) !== null) return null;
    if (apart === 0) return table;
    const cover = this.#search.find({ must: apart, want: 0, leaveOut: 0, may: 0 });
    return cover && layBeside(table, cover, this.#table);
  }
}
