import { quantile } from '../statistics.ts';

/** Distribution of values: range, median, and the central 90 %. */
export interface Spread {
  readonly least: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
  readonly most: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  return {
    least: quantile(sorted, 0),
    low: quantile(sorted, 0.05),
    median: quantile(sorted, 0.5),
    high: quantile(sorted, 0.95),
    most: quantile(sorted, 1),
  };
}
