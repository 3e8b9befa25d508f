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

let worker: Worker | null = null;
let asked = 0;

/** The best table from here. A worker looks for it, so that the table can be touched meanwhile; it stays for the next question. */
export async function askSolver(table: readonly Placed[], own: readonly ShownDie[]): Promise<BestTable> {
  asked += 1;
  const question: SolverQuestion = { id: asked, table, own };
  if (typeof Worker === 'undefined') return solve(question).best;
  worker ??= new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
  return answerOf(worker, question);
}

function answerOf(solver: Worker, question: SolverQuestion): Promise<BestTable> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const onMessage = ({ data }: MessageEvent<SolverAnswer>): void => {
      if (data.id !== question.id) return;
      stop.abort();
      resolve(data.best);
    };
    const onError = (): void => {
      stop.abort();
      worker = null; // the next question begins with another one
      reject(new Error('the solver has failed'));
    };
    solver.addEventListener('message', onMessage, { signal: stop.signal });
    solver.addEventListener('error', onError, { signal: stop.signal });
    solver.postMessage(question, []);
  });
}
