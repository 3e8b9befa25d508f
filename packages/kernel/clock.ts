import { type Millis, toMillis } from './brands.ts';

/** Match time against a monotonic clock in milliseconds. It stands while the table sleeps, is paused or has no host. */
export interface MatchClock {
  readonly at: Millis;
  /** What the monotonic clock showed when match time last began to run; null while it stands. */
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

/** Match time is `at` now, and goes on from there or stands there. */
export function setClock(clock: MatchClock, at: Millis, now: number): MatchClock {
  return { at, since: clock.since === null ? null : now };
}

export function stopClock(clock: MatchClock, now: number): MatchClock {
  return stoppedAt(readClock(clock, now));
}
