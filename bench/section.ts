import type { BenchEffort } from './measure.ts';

/** One comparison on the results page. */
export interface Section {
  readonly title: string;
  run(pace: BenchEffort): Promise<BenchFindings>;
}

export interface BenchFindings {
  /** The first row has the column heads. */
  readonly table: readonly (readonly string[])[];
  /** One paragraph each: what was measured, and what the table says. */
  readonly words: readonly string[];
}
