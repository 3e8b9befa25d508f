import { isWrite, type StoreRequest } from './messages.ts';

/**
 * Groups requests. The first write after a pause is passed on at the end of its event-loop tick, with everything else
 * of that tick; later writes are collected for `windowMs`. Reads do not wait for the window.
 */
export class Gatherer {
  readonly #windowMs: number;
  readonly #flush: (requests: readonly StoreRequest[]) => void;
  #gathered: StoreRequest[] = [];
  #isDue = false;
  #nextAt = 0;

  constructor(windowMs: number, flush: (requests: readonly StoreRequest[]) => void) {
    this.#windowMs = windowMs;
    this.#flush = flush;
  }

  add(request: StoreRequest): void {
    this.#gathered.push(request);
    if (this.#isDue) return;
    this.#isDue = true;
    const wait = isWrite(request) ? this.#nextAt - performance.now() : 0;
    if (wait > 0) setTimeout(() => this.flush(), wait).unref();
    else setImmediate(() => this.flush());
  }

  flush(): void {
    const group = this.#gathered;
    this.#gathered = [];
    this.#isDue = false;
    if (group.length === 0) return;
    if (group.some(isWrite)) this.#nextAt = performance.now() + this.#windowMs;
    this.#flush(group);
  }
}
