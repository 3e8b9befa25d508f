import type { BestTable } from '../../rules/search/best-table.ts';
import type { Placed, ShownDie } from '../../rules/types.ts';
import type { SolverAnswer, SolverQuestion } from './solve.ts';

let worker: Worker | null = null;
let asked = 0;

/**
 * The best table from here. A worker looks for it, so that the table can be touched meanwhile; it stays for the next
 * question. The search is loaded with it: the script of the table does without.
 */
export async function askSolver(table: readonly Placed[], own: readonly ShownDie[]): Promise<BestTable> {
  asked += 1;
  const question: SolverQuestion = { id: asked, table, own };
  if (typeof Worker === 'undefined') return (await import('./solve.ts')).solve(question).best;
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
