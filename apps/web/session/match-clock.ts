import type { Frame, SnapshotMessage, TableInfo } from '@tablee/protocol';

/** Match time, extrapolated by the page's clock from the last message of the host. */
export interface MatchClock {
  readonly at: number;
  /** Time of this page's clock at which `at` was received. */
  readonly heardAt: number;
  readonly isRunning: boolean;
}

export const STOPPED: MatchClock = { at: 0, heardAt: 0, isRunning: false };

export function timeAt({ at, heardAt, isRunning }: MatchClock, now: number): number {
  return isRunning ? at + Math.max(0, Math.floor(now - heardAt)) : at;
}

export function setBySnapshot({ at, live }: SnapshotMessage, now: number): MatchClock {
  return { at, heardAt: now, isRunning: live };
}

/** Accepts any time from the next message: match time may have stood still while the page was disconnected. */
export function resetClock({ isRunning }: MatchClock, now: number): MatchClock {
  return { at: 0, heardAt: now, isRunning };
}

/** Match time also stops when no person is left at the table, which only the table's state tells. */
export function setByTable(clock: MatchClock, { time }: TableInfo, now: number): MatchClock {
  if (time === null) return clock;
  return { at: Math.max(time.at, timeAt(clock, now)), heardAt: now, isRunning: time.live };
}

/** Frames arrive late, so the time shown never goes back to the time of a frame. */
export function setByFrame(clock: MatchClock, { seq, at, note }: Frame, now: number): MatchClock {
  const isRunning = seq === 0 || doesRun(note) || (clock.isRunning && !doesPause(note));
  return { at: seq === 0 ? at : Math.max(at, timeAt(clock, now)), heardAt: now, isRunning };
}

function whatOf(note: unknown): unknown {
  return typeof note === 'object' && note !== null && 'what' in note ? note.what : null;
}

function doesPause(note: unknown): boolean {
  return whatOf(note) === 'pause';
}

function doesRun(note: unknown): boolean {
  return whatOf(note) === 'resume';
}
