import { percentile } from '../measure.ts';

/** Each task is timed this often and the fastest run counts, which filters other load. */
const RUNS = 3;

/** Collects run times, in milliseconds. */
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

  /** The time that this share of the runs did not exceed. */
  quantile(share: number): number {
    return percentile(this.#millis, share);
  }
}

function timeOnce<T>(run: () => T): { readonly result: T; readonly millis: number } {
  const start = performance.now();
  const result = run();
  return { result, millis: performance.now() - start };
}
