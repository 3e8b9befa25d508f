/** Latency in milliseconds. */
export interface Delays {
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
  readonly count: number;
}

export function delaysOf(took: readonly number[]): Delays {
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { median: at(0.5), p99: at(0.99), longest: at(1), count: sorted.length };
}
