/** How a server of the faults is started. */
export interface ServedPlan {
  readonly folder: string;
  /** How much faster than real time its matches run. */
  readonly speed: number;
  /** After so much match time without anybody a table sleeps. */
  readonly quietMs: number;
  readonly sweepMs: number;
  /** Whether everybody is held to the limits that a server has by default, by the address that a proxy on this machine tells. */
  readonly isGuarded?: boolean;
  /** Within so long an HTTP request is whole; as usual if not said. */
  readonly requestMs?: number;
}

/** What a server holds on to, once all garbage is collected. */
export interface Weight {
  readonly heapBytes: number;
  /** Timers, sockets, threads and the like, by kind. */
  readonly resources: Readonly<Record<string, number>>;
}

/** The line that asks a server for its time, and not for its weight: to weigh stops it for long. */
export const TIME = 'time';

/** Of all its threads, since it started. */
export interface Time {
  readonly cpuMs: number;
}

/** Asks a server to set its system clock back by so many milliseconds. */
export function setBackLine(ms: number): string {
  return `back ${ms}`;
}

/** Null where the line asks for something else. */
export function setBackMs(line: string): number | null {
  const ms = /^back (\d+)$/.exec(line)?.[1];
  return ms === undefined ? null : Number(ms);
}
