import type { Decision } from '@tablee/bot-kit';
import type { GameTypes } from '@tablee/kernel';
import type { Thought } from './thought.ts';
import { Thread } from './thread.ts';

/** Maximum wait for a thread: about as long as a person looks before acting. */
const MAX_THREAD_WAIT_MS = 3_000;

/** No thread was free in time. */
export class TooBusy extends Error {}

/** Worker threads for bots that search, started on demand and replaced after a failure. */
export class ThinkingPool {
  readonly #module: string;
  readonly #idle: (Thread | null)[];
  /** In the order of asking. */
  readonly #waiting = new Set<(thread: Thread | null) => void>();
  readonly #maxWaitMs: number;
  readonly #started = new Set<Thread>();
  #isClosed = false;

  constructor(threads: number, module: string, maxWaitMs = MAX_THREAD_WAIT_MS) {
    this.#maxWaitMs = maxWaitMs;
    this.#module = module;
    this.#idle = Array.from({ length: threads }, () => null);
  }

  /** Rejects if the bot throws or its thread dies, and with `TooBusy` if no thread is free in time. */
  async think(thought: Thought): Promise<Decision<GameTypes> | null> {
    const place = await this.#takePlace();
    const thread = place === null || place.isDead ? this.#start() : place;
    try {
      return await thread.think(thought);
    } finally {
      this.#givePlace(thread);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#started].map((thread) => thread.end()));
  }

  #start(): Thread {
    if (this.#isClosed) throw new Error('the pool is closed');
    const thread = new Thread(this.#module);
    this.#started.add(thread);
    return thread;
  }

  /** A place is a thread, or null if its thread was not started yet. */
  async #takePlace(): Promise<Thread | null> {
    const free = this.#idle.pop();
    if (free !== undefined) return free;
    const { promise, resolve, reject } = Promise.withResolvers<Thread | null>();
    this.#waiting.add(resolve);
    const limit = setTimeout(() => {
      this.#waiting.delete(resolve);
      reject(new TooBusy());
    }, this.#maxWaitMs);
    return promise.finally(() => clearTimeout(limit));
  }

  #givePlace(thread: Thread): void {
    const [next] = this.#waiting;
    if (thread.isDead) this.#started.delete(thread);
    if (next === undefined) {
      this.#idle.push(thread);
      return;
    }
    this.#waiting.delete(next);
    next(thread);
  }
}
