import { faultOf } from '../grid.ts';
import { addIsland, islandsOf } from '../islands.ts';
import type { Placed, ShownDie } from '../types.ts';
import { additionsTo, tableOf } from './additions.ts';
import { type Cover, CoverSearch } from './cover.ts';
import { Effort } from './effort.ts';
import { Puzzle } from './puzzle.ts';

/**
 * Parts of the rules: with other budgets a stored match could be played differently, so they raise the version. For some
 * islands of the table, and for the whole of it.
 */
const BUDGETS = { some: 10_000, all: 300_000 };

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

/**
 * Few islands are taken up before many: what is left lying makes a search no larger, and most of what can be placed needs no
 * more than one island to change.
 */
function findRearranged(table: readonly Placed[], own: readonly ShownDie[]): Placed[] | null {
  const kinds = own.filter(({ face }, index) => own.findIndex((one) => one.face === face) === index);
  for (const taken of takings(islandsOf(table))) {
    const cover = coverWith(taken, own, kinds, taken.length < table.length ? BUDGETS.some : BUDGETS.all);
    if (cover === null) continue;
    const lying = table.filter(({ die }) => !taken.some((one) => one.die === die));
    return cover.islands.reduce<Placed[]>((laid, island) => addIsland(laid, island), lying);
  }
  return null;
}

/** Each island alone, each two of them, and all. */
function* takings(islands: readonly Placed[][]): Generator<Placed[]> {
  if (islands.length > 1) yield* islands;
  if (islands.length > 2) {
    for (const [index, one] of islands.entries())
      for (const other of islands.slice(index + 1)) yield [...one, ...other];
  }
  yield islands.flat();
}

/** Lays all dice that were taken up, with at least one own die of these kinds; the budget is shared among them. */
function coverWith(
  taken: readonly Placed[],
  own: readonly ShownDie[],
  kinds: readonly ShownDie[],
  budget: number,
): Cover | null {
  const effort = new Effort(0);
  const search = new CoverSearch(new Puzzle([...taken, ...own]), effort);
  const may = (1 << (taken.length + own.length)) - 1;
  for (const kind of kinds) {
    effort.renew(Math.ceil(budget / kinds.length));
    const must = ((1 << taken.length) - 1) | (1 << (taken.length + own.indexOf(kind)));
    const cover = search.find({ must, want: 0, leaveOut: 0, may, below: Number.POSITIVE_INFINITY, isHasty: false });
    if (cover !== null) return cover;
  }
  return null;
}
