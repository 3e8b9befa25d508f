import type { BenchEffort } from './measure.ts';

/** One comparison of the results page. */
export interface Section {
  readonly title: string;
  run(pace: BenchEffort): Promise<Findings>;
}

export interface Findings {
  /** The first row names the columns. */
  readonly table: readonly (readonly string[])[];
  /** What was measured and what the table says, one paragraph each. */
  readonly words: readonly string[];
}
