import { PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AllocationResult, Contestant, SideTask, TimeResult } from './contestant.ts';

const { contestant } = (await import(process.argv[2] as string)) as { contestant: Contestant };
let next = 0;
let collections = 0;

new PerformanceObserver((list) => {
  collections += list.getEntries().length;
}).observe({ entryTypes: ['gc'] });

process.on('message', async (task: SideTask) => {
  process.send?.(await perform(task));
});

async function perform(task: SideTask): Promise<unknown> {
  switch (task.kind) {
    case 'match':
      return contestant.play(task.index);
    case 'time':
      return playFor(task.millis);
    case 'allocate':
      return await allocate(task.moves);
  }
}

function playFor(millis: number): TimeResult {
  const start = performance.now();
  let moves = 0;
  let now = start;
  while (now - start < millis) {
    moves += playNext();
    now = performance.now();
  }
  return { moves, millis: now - start };
}

async function allocate(atLeast: number): Promise<AllocationResult> {
  globalThis.gc?.();
  await observed();
  const collectedBefore = collections;
  const before = process.memoryUsage().heapUsed;
  let moves = 0;
  while (moves < atLeast) moves += playNext();
  const bytes = process.memoryUsage().heapUsed - before;
  await observed();
  return { moves, bytes, collections: collections - collectedBefore };
}

function playNext(): number {
  const { moves } = contestant.play(next);
  next += 1;
  return moves;
}

/** The observer is called only after the running task: read earlier, the count would miss collections. */
async function observed(): Promise<void> {
  await sleep(20);
}
