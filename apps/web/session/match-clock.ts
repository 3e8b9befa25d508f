import type { Frame, SnapshotMessage, TableInfo } from '@tablee/protocol';

/** Match time as this page knows it: what the host said last, running on by the page's own clock. */
export interface MatchClock {
  readonly at: number;
  /** When the page heard it. */
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

/** While a page was cut off, match time may have stood still: what is heard first says where it is now. */
export function forgotten({ isRunning }: MatchClock, now: number): MatchClock {
  return { at: 0, heardAt: now, isRunning };
}

/** Match time also stands where nobody is left to play with: only the table says so. */
export function setByTable(clock: MatchClock, { time }: TableInfo, now: number): MatchClock {
  if (time === null) return clock;
  return { at: Math.max(time.at, timeAt(clock, now)), heardAt: now, isRunning: time.live };
}

/** Frames come later than what they tell of: the time shown never goes back for one. */
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
