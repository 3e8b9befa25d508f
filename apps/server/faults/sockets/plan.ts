/** Options of a server under test. */
export interface ServedPlan {
  readonly folder: string;
  /** Factor by which its matches run faster than real time. */
  readonly speed: number;
  /** Match time without connections after which a table is unloaded. */
  readonly quietMs: number;
  readonly sweepMs: number;
  /** Applies the default limits to each address in X-Forwarded-For. */
  readonly isGuarded?: boolean;
  /** Time for an HTTP request to arrive completely; the usual one by default. */
  readonly requestMs?: number;
}

/** Resources of a server after garbage collection. */
export interface Weight {
  readonly heapBytes: number;
  /** Number of timers, sockets, threads and so on, by kind. */
  readonly resources: Readonly<Record<string, number>>;
}

/** Asks for CPU time only; a heap measurement would block the server. */
export const TIME = 'time';

/** CPU time of all its threads since its start. */
export interface Time {
  readonly cpuMs: number;
}

/** Command that sets the server's system clock back. */
export function setBackLine(ms: number): string {
  return `back ${ms}`;
}

/** Null for other commands. */
export function setBackMs(line: string): number | null {
  const ms = /^back (\d+)$/.exec(line)?.[1];
  return ms === undefined ? null : Number(ms);
}
