import type { Slices } from '@tablee/host';

/** Nobody notices a table that answers so much later. */
const SLICE_MS = 5;

/**
 * One slice for each turn of the thread, however many tables are rebuilt: between two, whatever came over sockets, from
 * the store and from timers is heard. Those who wait for a slice have one in the order in which they asked.
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
