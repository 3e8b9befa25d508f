import { shiftedBy } from '../islands.ts';
import { facesOf } from '../lines.ts';
import { totalOf } from '../scoring.ts';
import { SHORTEST } from '../sets.ts';
import type { Placed, ShownDie } from '../types.ts';
import { Puzzle } from './puzzle.ts';
import { Solver } from './solver.ts';

export interface BestTable {
  readonly table: readonly Placed[];
  /** The own dice that are placed. */
  readonly placed: readonly ShownDie[];
  readonly points: number;
  /** Table dice that lie elsewhere, however the whole table is shifted. */
  readonly moved: number;
  /**
   * Whether it is certain that no more dice can be placed, and no more points with as many: the search came to its end. It
   * is not certain that no fewer table dice could be moved.
   */
  readonly proven: boolean;
}

/**
 * The table that places the most own dice, of these the most points, and then moves few dice of the table; as it was where
 * nothing was found to place. A set of one's own that has to be laid is laid (RX-5). For hints and bots: it decides no
 * legality. The same question with the same budget has the same answer everywhere.
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

/** RX-5: sets of own dice alone, as bits, of which one has to be laid. Larger ones have such in them. */
function dutiesAmong(own: readonly ShownDie[]): number[] {
  const seen = new Set<string>();
  return new Puzzle(own).sets.filter((set) => {
    const faces = facesOf(own.filter((_, index) => (set >> index) & 1));
    const name = faces.toSorted().join();
    if (faces.length > SHORTEST || seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

/** Whether dice that show the same as these are placed. */
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

/** Shifted as a whole, so that the most dice lie where they lay. */
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

/** How many dice lie where they lay, when all are shifted. */
function stayingIn(before: readonly Placed[], after: readonly Placed[], dx: number, dy: number): number {
  return before.filter(({ die, x, y }) => after.some((one) => one.die === die && one.x + dx === x && one.y + dy === y))
    .length;
}
