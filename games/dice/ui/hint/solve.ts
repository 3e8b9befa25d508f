import { type BestTable, bestTable } from '../../rules/search/best-table.ts';
import type { Placed, ShownDie } from '../../rules/types.ts';

/** What the worker is asked, and what it answers. */
export interface SolverQuestion {
  readonly id: number;
  readonly table: readonly Placed[];
  readonly own: readonly ShownDie[];
}

export interface SolverAnswer {
  readonly id: number;
  readonly best: BestTable;
}

/** In steps of the search: a second or so on a slow phone, at the very worst. */
const BUDGET = 200_000;

export function solve({ id, table, own }: SolverQuestion): SolverAnswer {
  return { id, best: bestTable(table, own, BUDGET) };
}
