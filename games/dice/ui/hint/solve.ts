import { type BestTable, bestTable } from '../../rules/search/best-table.ts';
import type { Placed, ShownDie } from '../../rules/types.ts';
import { adviseKeep, type KeepAdvice } from './keep-advice.ts';

/** Messages to and from the worker: the best table, or the dice to keep. */
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

/** In search steps: about one second on a slow phone in the worst case. */
const STEP_BUDGET = 200_000;

export function solve({ id, about, table, own }: SolverQuestion): SolverAnswer {
  return { id, answer: about === 'lay' ? bestTable(table, own, STEP_BUDGET) : adviseKeep(table, own) };
}
