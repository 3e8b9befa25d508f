import { type BestTable, bestTable } from '../../rules/search/best-table.ts';
import type { Placed, ShownDie } from '../../rules/types.ts';
import { adviseKeep, type KeepAdvice } from './keep-advice.ts';

/** What the worker is asked, and what it answers: the best table, or which dice to leave lying. */
export interface SolverQuestion {
  readonly id: number;
  readonly about: keyof SolverAnswers;
  readonly table: readonly Placed[];
  readonly own: readonly ShownDie[];
}

export interface SolverAnswers {
  readonly lay: BestTable;
  readonly keep: KeepAdvice;
}

export interface SolverAnswer {
  readonly id: number;
  readonly answer: SolverAnswers[keyof SolverAnswers];
}

/** In steps of the search: a second or so on a slow phone, at the very worst. */
const BUDGET = 200_000;

export function solve({ id, about, table, own }: SolverQuestion): SolverAnswer {
  return { id, answer: about === 'lay' ? bestTable(table, own, BUDGET) : adviseKeep(table, own) };
}
