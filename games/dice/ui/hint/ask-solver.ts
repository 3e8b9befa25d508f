import type { Placed, ShownDie } from '../../rules/types.ts';
import type { SolverAnswer, SolverAnswers, SolverQuestion } from './solve.ts';

let worker: Worker | null = null;
let asked = 0;

/**
 * Asks a worker for the best table or the dice to keep, so that the page stays responsive. The worker is kept for later
 * questions, and the search is loaded only with it.
 */
export async function askSolver<About extends keyof SolverAnswers>(
  about: About,
  table: readonly Placed[],
  own: readonly ShownDie[],
): Promise<SolverAnswers[About]> {
  asked += 1;
  const question: SolverQuestion = { id: asked, about, table, own };
  const { answer } =
    typeof Worker === 'undefined' ? (await import('./solve.ts')).solve(question) : await byWorker(question);
  return answer as SolverAnswers[About];
}

function byWorker(question: SolverQuestion): Promise<SolverAnswer> {
  worker ??= new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
  return answerOf(worker, question);
}

function answerOf(solver: Worker, question: SolverQuestion): Promise<SolverAnswer> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const onMessage = ({ data }: MessageEvent<SolverAnswer>): void => {
      if (data.id !== question.id) return;
      stop.abort();
      resolve(data);
    };
    const onError = (): void => {
      stop.abort();
      worker = null; // the next question starts a new worker
      reject(new Error('the solver has failed'));
    };
    solver.addEventListener('message', onMessage, { signal: stop.signal });
    solver.addEventListener('error', onError, { signal: stop.signal });
    solver.postMessage(question, []);
  });
}
