import type { Worker } from 'node:worker_threads';
import { Gatherer } from './gatherer.ts';
import type { Call, FromWriter, Group, StoreRequest, ToWriter } from './messages.ts';
import { type DataProblem, reasonOf, StoreFailed, StoreNotOpened } from './problems.ts';
import type { Records } from './records.ts';
import type { StoreOptions, StoreStats } from './server-store.ts';

interface PendingRequest {
  readonly resolve: (value: never) => void;
  readonly reject: (reason: Error) => void;
}

const WINDOW_MS = 4;

/** The main thread's side of the writer. */
export class Writer {
  readonly #post: (message: ToWriter) => void;
  readonly #options: StoreOptions;
  readonly #asked = new Map<number, PendingRequest>();
  /**
   * Grouping happens here and not in the writer's thread, because waking that thread at every tick would cost more than
   * its work.
   */
  readonly #gatherer: Gatherer;
  readonly #gone: Promise<void>;
  #lastId = 0;
  #figures = { commits: 0, requests: 0, entries: 0 };
  #failure: StoreFailed | null = null;
  #isClosed = false;

  private constructor(worker: Worker, options: StoreOptions) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- windows have origins, workers do not
    this.#post = (message) => worker.postMessage(message);
    this.#options = options;
    this.#gatherer = new Gatherer(options.windowMs ?? WINDOW_MS, (requests) => this.#askAll(requests));
    worker.on('message', (message: FromWriter) => this.#hear(message));
    worker.on('error', (error) => this.#fail(reasonOf(error)));
    this.#gone = new Promise((resolve) => {
      worker.on('exit', () => {
        if (!this.#isClosed || this.#asked.size > 0) this.#fail('its writer stopped');
        resolve();
      });
    });
  }

  /** Waits until the worker has opened its data; throws `StoreNotOpened` if it cannot. */
  static async open(worker: Worker, options: StoreOptions): Promise<Writer> {
    const problem = await new Promise<DataProblem | null>((resolve) => {
      worker.once('message', (said: FromWriter) => resolve(said.kind === 'not-opened' ? said.problem : null));
      worker.once('error', (error) => resolve({ trouble: 'unusable', sentence: reasonOf(error) }));
    });
    if (problem !== null) throw new StoreNotOpened(problem);
    return new Writer(worker, options);
  }

  ask<C extends Call>(call: C, ...args: Parameters<Records[C]>): Promise<ReturnType<Records[C]>> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== null) throw this.#failure;
      if (this.#isClosed) throw new StoreFailed('The store is closed.');
      this.#lastId += 1;
      this.#asked.set(this.#lastId, { resolve, reject });
      this.#gatherer.add({ id: this.#lastId, call, args } as StoreRequest);
    });
  }

  stats(): StoreStats {
    return { pending: this.#asked.size, ...this.#figures, failure: this.#failure?.message ?? null };
  }

  async close(): Promise<void> {
    this.#gatherer.flush();
    if (!this.#isClosed && this.#failure === null) this.#post('close');
    this.#isClosed = true;
    await this.#gone;
  }

  #askAll(requests: readonly StoreRequest[]): void {
    try {
      this.#post(requests);
    } catch {
      for (const request of requests) this.#askAlone(request);
    }
  }

  /** Arguments that cannot be cloned for the other thread reject only their own request. */
  #askAlone(request: StoreRequest): void {
    try {
      this.#post([request]);
    } catch (error) {
      this.#asked.get(request.id)?.reject(new Error(reasonOf(error)));
      this.#asked.delete(request.id);
    }
  }

  #hear(message: FromWriter): void {
    if (message.kind === 'answered') this.#settle(message.group);
    else if (message.kind === 'failed') this.#fail(message.reason);
  }

  #settle({ answers, commit }: Group): void {
    for (const answer of answers) {
      const asked = this.#asked.get(answer.id);
      this.#asked.delete(answer.id);
      if (answer.ok) asked?.resolve(answer.value as never);
      else asked?.reject(new Error(answer.reason));
    }
    if (commit === null) return;
    const { commits, requests, entries } = this.#figures;
    this.#figures = {
      commits: commits + 1,
      requests: requests + commit.requests,
      entries: entries + commit.entries,
    };
    this.#options.onCommit?.(commit);
  }

  #fail(reason: string): void {
    if (this.#failure !== null) return;
    this.#failure = new StoreFailed(`The store can write no more: ${reason}.`);
    for (const { reject } of this.#asked.values()) reject(this.#failure);
    this.#asked.clear();
    this.#options.onFailure?.(this.#failure);
  }
}
