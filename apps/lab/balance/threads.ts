import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Cell, CellReport } from './cell.ts';

/** Measures cells in worker threads. Reports are in the order of the cells. */
export async function measureAll(cells: readonly Cell[], onDone: (done: number) => void): Promise<CellReport[]> {
  const reports: CellReport[] = [];
  const waiting = cells.entries();
  let done = 0;
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    try {
      for (const [index, cell] of waiting) {
        const answer = once(worker, 'message');
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- windows have origins, workers do not
        worker.postMessage(cell);
        [reports[index]] = (await answer) as [CellReport];
        onDone((done += 1));
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), cells.length) }, work));
  return reports;
}
