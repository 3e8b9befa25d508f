/** What a suite found. */
export interface Findings {
  /** What was counted, by name. */
  readonly figures: Readonly<Record<string, string>>;
  /** What was done, one paragraph each. */
  readonly words: readonly string[];
  /** One sentence each, with what is needed to see it again; none where all is well. */
  readonly complaints: readonly string[];
}

/** Says how far it is, for the person who waits. */
export type Progress = (text: string) => void;

export function written(count: number): string {
  return Math.round(count).toLocaleString('en');
}

export function allWritten(counts: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, written(count)]));
}
