import type { Decision } from '@tablee/bot-kit';
import type { GameTypes } from '@tablee/kernel';
import type { Thought } from './thought.ts';
import { Thread } from './thread.ts';

/** Threads for bots that search: started when first needed, and again after one has died. */
export class ThinkingPool {
  readonly #module: string;
  readonly #idle: (Thread | null)[];
  readonly #waiting: ((thread: Thread | null) => void)[] = [];
  readonly #started = new Set<Thread>();
  #isClosed = false;

  constructor(threads: number, module: string) {
    this.#module = module;
    this.#idle = Array.from({ length: threads }, () => null);
  }

  /** Rejects where the bot throws, or its thread dies. */
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

  /** A place is a thread, or null where none was started yet. */
  async #takePlace(): Promise<Thread | null> {
    const free = this.#idle.pop();
    return free === undefined ? new Promise((resolve) => this.#waiting.push(resolve)) : free;
  }

  #givePlace(thread: Thread): void {
    const next = this.#waiting.shift();
    if (thread.isDead) this.#started.delete(thread);
    if (next === undefined) this.#idle.push(thread);
    else next(thread);
  }
}
