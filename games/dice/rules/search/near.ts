import { addIsland } from '../islands.ts';
import type { Placed, ShownDie } from '../types.ts';
import { choicesOf, firstBits, indicesOf } from './bits.ts';
import { Board } from './board.ts';
import { CoverSearch, EMPTY_COVER } from './cover.ts';
import { Effort } from './effort.ts';
import { Growth, type GrowthResult } from './growth.ts';
import { Puzzle } from './puzzle.ts';

/** Maximum number of moved table dice. */
const MAX_MOVED_DICE = 3;
/** Budget for laying the moved dice apart from the rest. */
const APART_BUDGET = 200;

/**
 * A table with at least one own die placed and at most three table dice moved; null if none is found within the budget.
 * Replacing a joker and moving it to another line is such a move.
 */
export function findNear(table: readonly Placed[], own: readonly ShownDie[], budget: number): Placed[] | null {
  const puzzle = new Puzzle([...table, ...own]);
  const board = new Board(puzzle, table);
  const lying = firstBits(table.length);
  const want = firstBits(puzzle.dice.length) & ~lying;
  const growth = new Growth(puzzle, puzzle.sets, board, layingApart(puzzle));
  const effort = new Effort(budget);
  for (let count = 1; count <= MAX_MOVED_DICE; count += 1) {
    for (const taken of choicesOf(lying, count)) {
      const cells = indicesOf(taken).map((die) => [die, board.cellOf(die)] as const);
      board.lift(taken);
      const grown = growth.grow({ must: taken, want, count: 1, points: 0 }, effort);
      if (grown !== null && grown.count > 0) return laid(board, grown);
      for (const [die, cell] of cells) board.put(die, cell);
      if (effort.isSpent) return null;
    }
  }
  return null;
}

function layingApart(puzzle: Puzzle): ConstructorParameters<typeof Growth>[3] {
  const effort = new Effort(0);
  const search = new CoverSearch(puzzle, effort);
  return (must, want) => {
    if (must === 0) return EMPTY_COVER;
    effort.renew(APART_BUDGET);
    return search.find({ must, want: 0, leaveOut: 0, may: want, below: Number.POSITIVE_INFINITY, isHasty: false });
  };
}

function laid(board: Board, { put, apart }: GrowthResult): Placed[] {
  for (const [die, cell] of put) board.put(die, cell);
  return apart.reduce<Placed[]>((table, island) => addIsland(table, island), board.table());
}
