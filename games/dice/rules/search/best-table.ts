import { shiftedBy } from '../islands.ts';
import { facesOf } from '../lines.ts';
import { totalOf } from '../scoring.ts';
import { MIN_SET_DICE } from '../sets.ts';
import type { Placed, ShownDie } from '../types.ts';
import { Puzzle } from './puzzle.ts';
import { Solver } from './solver.ts';

export interface BestTable {
  readonly table: readonly Placed[];
  /** The own dice that are placed. */
  readonly placed: readonly ShownDie[];
  readonly points: number;
  /** Number of table dice that changed their place, apart from a shift of the whole table. */
  readonly moved: number;
  /**
   * True if the search was exhaustive: no more dice, and no more points with as many dice, can be placed. Fewer moved
   * dice may still be possible.
   */
  readonly proven: boolean;
}

/**
 * The table with the most own dice placed, among these with the most points; then moves few table dice. Returns the
 * table unchanged if nothing was found. Lays an obligatory own set (RX-5). For hints and bots only, never for legality.
 * Deterministic for a given budget.
 */
export function bestTable(table: readonly Placed[], own: readonly ShownDie[], budget: number): BestTable {
  const free = solve(table, own, 0, budget);
  const duties = dutiesAmong(own);
  if (duties.length === 0 || duties.some((set) => isPlaced(set, own, free))) return free;
  let [best, isProven]: [BestTable | null, boolean] = [null, free.proven];
  for (const set of duties) {
    const bound = solve(table, own, set, Math.ceil(budget / duties.length));
    isProven &&= bound.proven;
    if (isPlaced(set, own, bound) && (best === null || isBetter(bound, best))) best = bound;
  }
  return { ...(best ?? free), proven: isProven };
}

function solve(table: readonly Placed[], own: readonly ShownDie[], duty: number, budget: number): BestTable {
  const solver = new Solver(table, own, duty, budget);
  const next = leftInPlace(table, solver.solve());
  const placed = own.filter(({ die }) => next.some((one) => one.die === die));
  const moved = table.length - stayingIn(table, next, 0, 0);
  return { table: next, placed, points: totalOf(facesOf(placed)), moved, proven: solver.isProven };
}

/** RX-5: masks of own sets, of which one must be laid. Only sets of three, since larger ones contain them. */
function dutiesAmong(own: readonly ShownDie[]): number[] {
  const seen = new Set<string>();
  return new Puzzle(own).sets.filter((set) => {
    const faces = facesOf(own.filter((_, index) => (set >> index) & 1));
    const name = faces.toSorted().join();
    if (faces.length > MIN_SET_DICE || seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

/** True if dice with the same faces as these are placed. */
function isPlaced(set: number, own: readonly ShownDie[], { placed }: BestTable): boolean {
  const left = facesOf(placed);
  return facesOf(own.filter((_, index) => (set >> index) & 1)).every((face) => {
    const at = left.indexOf(face);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

function isBetter(one: BestTable, other: BestTable): boolean {
  if (one.placed.length !== other.placed.length) return one.placed.length > other.placed.length;
  return one.points === other.points ? one.moved < other.moved : one.points > other.points;
}

/** Shifts the table so that the most dice keep their cells. */
function leftInPlace(before: readonly Placed[], after: readonly Placed[]): readonly Placed[] {
  let [best, most] = [after, stayingIn(before, after, 0, 0)];
  for (const { die, x, y } of before) {
    if (most === before.length) break;
    const now = after.find((one) => one.die === die) as Placed;
    const staying = stayingIn(before, after, x - now.x, y - now.y);
    if (staying > most) [best, most] = [shiftedBy(after, x - now.x, y - now.y), staying];
  }
  return best;
}

/** Number of dice in their old cells after this shift. */
function stayingIn(before: readonly Placed[], after: readonly Placed[], dx: number, dy: number): number {
  return before.filter(({ die, x, y }) => after.some((one) => one.die === die && one.x + dx === x && one.y + dy === y))
    .length;
}
