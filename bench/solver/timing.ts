/** How long something took, again and again. */
export class Timing {
  readonly #millis: number[] = [];

  time<T>(run: () => T): T {
    const start = performance.now();
    const result = run();
    this.#millis.push(performance.now() - start);
    return result;
  }

  get count(): number {
    return this.#millis.length;
  }

  /** The time that this share of all runs did not exceed. */
  quantile(share: number): number {
    const sorted = this.#millis.toSorted((a, b) => a - b);
    return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  }
}
