import { Worker } from 'node:worker_threads';
import type { Decision } from '@tablee/bot-kit';
import type { GameTypes } from '@tablee/kernel';
import type { Thought } from './thought.ts';

/** A longer search counts as an endless loop. */
const MAX_THINKING_MS = 30_000;

/** A worker thread with one question at a time. Unusable after its first failure. */
export class Thread {
  readonly #worker: Worker;
  readonly #ask: (thought: Thought) => void;
  #answer: ((decision: Decision<GameTypes> | null) => void) | null = null;
  #fail: ((reason: Error) => void) | null = null;
  #failure: Error | null = null;

  constructor(module: string) {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: module });
    worker.on('message', (decision: Decision<GameTypes> | null) => this.#answer?.(decision));
    worker.on('error', (error) => this.#die(error));
    worker.on('exit', () => this.#die(new Error('the thread ended')));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- windows have origins, workers do not
    this.#ask = (thought) => worker.postMessage(thought);
    this.#worker = worker;
  }

  get isDead(): boolean {
    return this.#failure !== null;
  }

  async think(thought: Thought): Promise<Decision<GameTypes> | null> {
    const limit = setTimeout(() => void this.end(), MAX_THINKING_MS);
    try {
      return await new Promise((resolve, reject) => {
        if (this.#failure !== null) throw this.#failure;
        this.#answer = resolve;
        this.#fail = reject;
        this.#ask(thought);
      });
    } finally {
      clearTimeout(limit);
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #die(error: unknown): void {
    this.#failure ??= error instanceof Error ? error : new Error(String(error));
    this.#fail?.(this.#failure);
  }
}
