import type { Slices } from '@tablee/host';

/** So little delay that nobody at another table notices it. */
const SLICE_MS = 5;

/**
 * One slice for each turn of the event loop, however many tables are rebuilt: between two, everything from sockets,
 * the store and timers is handled. Slices are given in the order in which they were asked for.
 */
export class ThreadSlices implements Slices {
  readonly #waiting: (() => void)[] = [];
  #isDue = false;
  #endsAt = 0;

  get isOver(): boolean {
    return performance.now() >= this.#endsAt;
  }

  next(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    this.#await();
    return promise;
  }

  #await(): void {
    if (this.#isDue || this.#waiting.length === 0) return;
    this.#isDue = true;
    setImmediate(() => this.#begin());
  }

  #begin(): void {
    this.#isDue = false;
    this.#endsAt = performance.now() + SLICE_MS;
    this.#waiting.shift()?.();
    this.#await();
  }
}
