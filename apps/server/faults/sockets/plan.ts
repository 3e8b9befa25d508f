/** How a server of the faults is started. */
export interface ServedPlan {
  readonly folder: string;
  /** How much faster than real time its matches run. */
  readonly speed: number;
  /** After so much match time without anybody a table sleeps. */
  readonly quietMs: number;
  readonly sweepMs: number;
}

/** What a server holds on to, once all garbage is collected. */
export interface Weight {
  readonly heapBytes: number;
  /** Of all its threads, since it started. */
  readonly cpuMs: number;
  /** Timers, sockets, threads and the like, by kind. */
  readonly resources: Readonly<Record<string, number>>;
}
