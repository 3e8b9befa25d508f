import type { Slices } from '@tablee/host';

/** Short enough not to be noticed at other tables. */
const SLICE_MS = 5;

/**
 * Gives one slice per event-loop tick, in the order of asking, however many tables are being rebuilt: between two
 * slices sockets, store and timers are served.
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
