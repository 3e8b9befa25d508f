/** Result of a suite. */
export interface SuiteFindings {
  /** Counts, by name. */
  readonly figures: Readonly<Record<string, string>>;
  /** Description of the run, one paragraph each. */
  readonly words: readonly string[];
  /** One sentence each, with what is needed to reproduce it; empty on success. */
  readonly complaints: readonly string[];
}

/** Prints the progress. */
export type PrintProgress = (text: string) => void;

export function written(count: number): string {
  return Math.round(count).toLocaleString('en');
}

export function allWritten(counts: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, written(count)]));
}
