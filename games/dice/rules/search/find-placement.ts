import { faultOf } from '../grid.ts';
import type { Placed, ShownDie } from '../types.ts';
import { additionsTo, tableOf } from './additions.ts';
import { CoverSearch } from './cover.ts';
import { Effort } from './effort.ts';
import { addIsland, packIslands } from './islands.ts';
import { Puzzle } from './puzzle.ts';

/** A part of the rules: with another budget a stored match could be played differently, so it raises the version. */
const BUDGET = 10_000;

/** RX-5: a set of own dice alone, as a row; null where there is none. */
export function findOwnSet(own: readonly ShownDie[]): Placed[] | null {
  for (const set of ownSets(own)) return set;
  return null;
}

/** Every set of own dice alone, as a row. */
export function* ownSets(own: readonly ShownDie[]): Generator<Placed[]> {
  const puzzle = new Puzzle(own);
  for (const set of puzzle.sets) {
    const [order] = puzzle.ordersOf(set);
    yield order?.dice.map((index, x) => ({ ...(own[index] as ShownDie), x, y: 0 })) ?? [];
  }
}

/** Every table that adds own dice to one set of the table, and moves none. */
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
 * RX-A3, RX-A4: a table on which at least one own die lies; null where the search finds none within its budget, which then
 * counts as impossible.
 */
export function findPlacement(table: readonly Placed[], own: readonly ShownDie[]): Placed[] | null {
  const island = findOwnSet(own);
  if (island !== null) return addIsland(table, island);
  for (const added of addedTables(table, own)) return added;
  return findRearranged(table, own);
}

function findRearranged(table: readonly Placed[], own: readonly ShownDie[]): Placed[] | null {
  const effort = new Effort(BUDGET);
  const search = new CoverSearch(new Puzzle([...table, ...own]), effort);
  const must = (1 << table.length) - 1;
  const may = (1 << (table.length + own.length)) - 1;
  for (const [index, { face }] of own.entries()) {
    if (own.findIndex((one) => one.face === face) < index) continue; // its twin was tried
    const cover = search.find({
      must: must | (1 << (table.length + index)),
      want: 0,
      leaveOut: 0,
      may,
      below: Number.POSITIVE_INFINITY,
      isHasty: false,
    });
    if (cover !== null || effort.isSpent) return cover && packIslands(cover.islands);
  }
  return null;
}
