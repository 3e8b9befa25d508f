import type { Placed, ShownDie } from '../../rules/types.ts';
import type { SolverAnswer, SolverAnswers, SolverQuestion } from './solve.ts';

let worker: Worker | null = null;
let asked = 0;

/**
 * The best table from here, or which dice to keep. A worker looks for it, so that the table can be touched meanwhile; it stays
 * for the next question. The search is loaded with it: the script of the table does without.
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
      worker = null; // the next question begins with another one
      reject(new Error('the solver has failed'));
    };
    solver.addEventListener('message', onMessage, { signal: stop.signal });
    solver.addEventListener('error', onError, { signal: stop.signal });
    solver.postMessage(question, []);
  });
}
