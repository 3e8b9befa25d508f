import { facesOf } from '../lines.ts';
import { totalOf } from '../scoring.ts';
import type { Placed, ShownDie } from '../types.ts';
import { shiftedBy } from './islands.ts';
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
 * The table that places the most own dice, of these the most points, and then moves few dice of the table; as it was
 * where nothing was found to place. For hints and bots: it decides no legality. The same question with the same budget has
 * the same answer everywhere.
 */
export function bestTable(table: readonly Placed[], own: readonly ShownDie[], budget: number): BestTable {
  const solver = new Solver(table, own, budget);
  const next = leftInPlace(table, solver.solve());
  const placed = own.filter(({ die }) => next.some((one) => one.die === die));
  const moved = table.length - stayingIn(table, next, 0, 0);
  return { table: next, placed, points: totalOf(facesOf(placed)), moved, proven: solver.isProven };
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
