import { faultOf } from '../grid.ts';
import { addIsland, islandsOf } from '../islands.ts';
import type { Placed, ShownDie } from '../types.ts';
import { additionsTo, tableOf } from './additions.ts';
import { firstBits } from './bits.ts';
import { CoverSearch } from './cover.ts';
import { Effort } from './effort.ts';
import { findNear } from './near.ts';
import { Puzzle } from './puzzle.ts';

/**
 * Part of the rules: changed budgets could change the replay of a stored match, so they need a new version. For parts
 * of the table, for the whole, for moves of few dice, and for the whole again if the first search was cut off.
 */
const BUDGETS = { some: 10_000, whole: 30_000, near: 4_000, long: 300_000 };

/** RX-5: an own set as a row; null if there is none. */
export function findOwnSet(own: readonly ShownDie[]): Placed[] | null {
  for (const set of ownSets(own)) return set;
  return null;
}

/** Every own set, as a row. */
export function* ownSets(own: readonly ShownDie[]): Generator<Placed[]> {
  const puzzle = new Puzzle(own);
  for (const set of puzzle.sets) {
    const [order] = puzzle.ordersOf(set);
    yield order?.dice.map((index, x) => ({ ...(own[index] as ShownDie), x, y: 0 })) ?? [];
  }
}

/** All tables that add own dice to one set of the table and move none. */
export function* addedTables(table: readonly Placed[], own: readonly ShownDie[]): Generator<Placed[]> {
  const puzzle = new Puzzle([...table, ...own]);
  const lying = [...table, ...own.map(() => null)];
  const may = own.reduce((mask, _, index) => mask | (1 << (table.length + index)), 0);
  for (const addition of additionsTo(puzzle, lying, may)) {
    const next = tableOf(puzzle, addition.lying);
    if (faultOf(next) === null) yield next;
  }
}

/**
 * RX-A3, RX-A4: a table with at least one own die placed; null if the search finds none within its budget, which the
 * rules treat as impossible.
 */
export function findPlacement(table: readonly Placed[], own: readonly ShownDie[]): Placed[] | null {
  const island = findOwnSet(own);
  if (island !== null) return addIsland(table, island);
  for (const added of addedTables(table, own)) return added;
  return findRearranged(table, own);
}

/**
 * Rearranges few islands before many: a smaller part makes a smaller search, and one island is usually enough. If the
 * search of the whole table is cut off, a search for moves of few dice often succeeds.
 */
function findRearranged(table: readonly Placed[], own: readonly ShownDie[]): Placed[] | null {
  for (const taken of partsOf(islandsOf(table))) {
    const { found } = layAgain(taken, table, own, BUDGETS.some);
    if (found !== null) return found;
  }
  const { found, isProven } = layAgain(table, table, own, BUDGETS.whole);
  if (found !== null || isProven) return found;
  return findNear(table, own, BUDGETS.near) ?? layAgain(table, table, own, BUDGETS.long).found;
}

/** Single islands and pairs of islands, unless these are the whole table. */
function* partsOf(islands: readonly Placed[][]): Generator<Placed[]> {
  if (islands.length > 1) yield* islands;
  if (islands.length > 2) {
    for (const [index, one] of islands.entries())
      for (const other of islands.slice(index + 1)) yield [...one, ...other];
  }
}

interface LayAgainResult {
  /** The whole table; null if no own die could be placed. */
  readonly found: Placed[] | null;
  /** True if the search was exhaustive. */
  readonly isProven: boolean;
}

/** Lays the taken dice again together with at least one own die; own dice with different faces share the budget. */
function layAgain(
  taken: readonly Placed[],
  table: readonly Placed[],
  own: readonly ShownDie[],
  budget: number,
): LayAgainResult {
  const kinds = own.filter(({ face }, index) => own.findIndex((one) => one.face === face) === index);
  const effort = new Effort(0);
  const search = new CoverSearch(new Puzzle([...taken, ...own]), effort);
  const may = firstBits(taken.length + own.length);
  let isProven = true;
  for (const kind of kinds) {
    effort.renew(Math.ceil(budget / kinds.length));
    const must = firstBits(taken.length) | (1 << (taken.length + own.indexOf(kind)));
    const cover = search.find({ must, want: 0, leaveOut: 0, may, below: Number.POSITIVE_INFINITY, isHasty: false });
    if (cover !== null) {
      const lying = table.filter(({ die }) => !taken.some((one) => one.die === die));
      return {
        found: cover.islands.reduce<Placed[]>((laid, island) => addIsland(laid, island), lying),
        isProven: true,
      };
    }
    isProven &&= !effort.isSpent;
  }
  return { found: null, isProven };
}
