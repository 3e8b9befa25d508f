/** One side of a bench: a module that exports this as `contestant`, and runs in a process of its own. */
export interface Contestant {
  /** Plays match `index` to its end by random legal moves. */
  play(index: number): Playout;
}

export interface Playout {
  readonly moves: number;
  /** The last position in a form that all sides share, which proves that they played the same match. */
  readonly end: unknown;
}

/** Messages from the bench to the process of a side. */
export type SideTask =
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
  /** Garbage collections during the run: `bytes` is meaningless unless this is 0. */
  readonly collections: number;
}
