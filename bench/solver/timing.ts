import { percentile } from '../measure.ts';

/** Each run is timed as often, and the quickest counts: others on the machine count less. */
const RUNS = 3;

/** How long something took, again and again. */
export class Timing {
  readonly #millis: number[] = [];

  time<T>(run: () => T): T {
    const first = timeOnce(run);
    const others = Array.from({ length: RUNS - 1 }, () => timeOnce(run).millis);
    this.#millis.push(Math.min(first.millis, ...others));
    return first.result;
  }

  get count(): number {
    return this.#millis.length;
  }

  /** The time that this share of all runs did not exceed. */
  quantile(share: number): number {
    return percentile(this.#millis, share);
  }
}

function timeOnce<T>(run: () => T): { readonly result: T; readonly millis: number } {
  const start = performance.now();
  const result = run();
  return { result, millis: performance.now() - start };
}
