/** One side of a bench: a module that exports it as `contestant` and runs in a process of its own. */
export interface Contestant {
  /** Plays match `index` by random legal moves to its end. */
  play(index: number): Playout;
}

export interface Playout {
  readonly moves: number;
  /** The last position in a form that all sides share, so that a bench can prove they played the same match. */
  readonly end: unknown;
}

/** What a side's process is asked for. */
export type Task =
  | { readonly kind: 'match'; readonly index: number }
  | { readonly kind: 'time'; readonly millis: number }
  | { readonly kind: 'allocate'; readonly moves: number };

export interface TimeResult {
  readonly moves: number;
  readonly millis: number;
}

export interface AllocationResult {
  readonly moves: number;
  readonly bytes: number;
  /** Collections meanwhile: unless it is 0, `bytes` means nothing. */
  readonly collections: number;
}
