import { after, type Millis, type Seat } from '@tablee/kernel';
import type { TurnAllowance } from '@tablee/protocol';

export interface SeatClock {
  readonly bank: number;
  /** Remaining time including the bank when the clock last started or stopped; null when it is not the seat's turn. */
  readonly left: number | null;
  /** Start of the running clock; null while it is stopped. */
  readonly since: Millis | null;
}

export interface TurnClocks {
  readonly seats: readonly SeatClock[];
  /** Clocks before the last command: undo restores them, so that it gains no time. */
  readonly before: readonly SeatClock[] | null;
}

/** The parts of an entry that matter to the clocks. */
export interface ClockStep {
  readonly at: Millis;
  readonly kind: 'deal' | 'command' | 'wake' | 'undo' | 'table';
  readonly acting: readonly Seat[];
  /** The clock of an absent player is stopped. */
  isInGrace(seat: Seat): boolean;
  /** Seat for which the host played because its time was out. */
  readonly timedOut: Seat | null;
}

/** Delay between the commands that the host plays for one turn, so that others can follow. */
const NEXT_MS = 1_000;

export function newClocks(seats: number, { bankMs }: TurnAllowance): TurnClocks {
  const clock: SeatClock = { bank: bankMs, left: null, since: null };
  return { seats: Array.from({ length: seats }, () => clock), before: null };
}

/** Depends on entries and their stamps only, so that every host computes the same. */
export function tickOn(clocks: TurnClocks, { turnMs }: TurnAllowance, step: ClockStep): TurnClocks {
  const from = step.kind === 'undo' ? (clocks.before ?? clocks.seats) : clocks.seats;
  const seats = from.map((clock, seat) => tickSeat(clock, seat as Seat, turnMs, step));
  if (step.kind === 'table') return { seats, before: clocks.before };
  return { seats, before: step.kind === 'command' ? clocks.seats : null };
}

function tickSeat(clock: SeatClock, seat: Seat, turnMs: number, step: ClockStep): SeatClock {
  const { at, acting, timedOut } = step;
  if (!acting.includes(seat)) return clock.left === null ? clock : turnOver(clock, at);
  const since = step.isInGrace(seat) ? null : at;
  if (clock.left === null) return { bank: clock.bank, left: turnMs + clock.bank, since };
  if (timedOut === seat) return { bank: 0, left: NEXT_MS, since };
  if ((since === null) === (clock.since === null)) return clock;
  return { bank: clock.bank, left: leftAt(clock, at), since };
}

function turnOver(clock: SeatClock, at: Millis): SeatClock {
  return { bank: Math.min(clock.bank, leftAt(clock, at)), left: null, since: null };
}

function leftAt({ left, since }: SeatClock, at: Millis): number {
  return Math.max(0, (left ?? 0) - (since === null ? 0 : at - since));
}

/** Match time of the timeout; null while the clock is stopped. */
export function deadlineOf({ left, since }: SeatClock): Millis | null {
  return left === null || since === null ? null : after(since, left);
}
