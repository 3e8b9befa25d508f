import { facesOf } from '../lines.ts';
import { totalOf } from '../scoring.ts';
import type { Placed, ShownDie } from '../types.ts';
import { Solver } from './solver.ts';

export interface BestTable {
  readonly table: readonly Placed[];
  /** The own dice that are placed. */
  readonly placed: readonly ShownDie[];
  readonly points: number;
  /** Table dice that lie elsewhere. */
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
  const next = solver.solve();
  const placed = own.filter(({ die }) => next.some((one) => one.die === die));
  const moved = table.filter((die) => !next.some((one) => one.die === die.die && one.x === die.x && one.y === die.y));
  return { table: next, placed, points: totalOf(facesOf(placed)), moved: moved.length, proven: solver.isProven };
}
