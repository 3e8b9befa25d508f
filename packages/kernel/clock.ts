import { type Millis, toMillis } from './brands.ts';

/**
 * Match time, derived from a monotonic clock in milliseconds. Stopped while the table is unloaded, paused or without a
 * host.
 */
export interface MatchClock {
  readonly at: Millis;
  /** Reading of the monotonic clock at the last start; null while stopped. */
  readonly since: number | null;
}

export function stoppedAt(at: Millis): MatchClock {
  return { at, since: null };
}

export function readClock(clock: MatchClock, now: number): Millis {
  return clock.since === null ? clock.at : toMillis(clock.at + Math.max(0, Math.floor(now - clock.since)));
}

export function startClock(clock: MatchClock, now: number): MatchClock {
  return clock.since === null ? { at: clock.at, since: now } : clock;
}

/** Sets match time to `at`; a running clock keeps running. */
export function setClock(clock: MatchClock, at: Millis, now: number): MatchClock {
  return { at, since: clock.since === null ? null : now };
}

export function stopClock(clock: MatchClock, now: number): MatchClock {
  return stoppedAt(readClock(clock, now));
}
