import { after, type Millis, type Seat } from '@tablee/kernel';
import type { TurnAllowance } from '@tablee/protocol';

/** The clock of one seat. */
export interface SeatClock {
  readonly bank: number;
  /** What was left when it last began to run or to stand, the bank counted in; null where it is not the seat's turn. */
  readonly left: number | null;
  /** Since when it runs; null while it stands. */
  readonly since: Millis | null;
}

export interface TurnClocks {
  readonly seats: readonly SeatClock[];
  /** As they were before the last command: taking it back gives a player no new time. */
  readonly before: readonly SeatClock[] | null;
}

/** One entry, as far as it matters to the clocks. */
export interface ClockStep {
  readonly at: Millis;
  readonly kind: 'deal' | 'command' | 'wake' | 'undo' | 'table';
  readonly acting: readonly Seat[];
  /** The clock of a seat that waits for its person stands. */
  isInGrace(seat: Seat): boolean;
  /** The seat for which this was played because its time was out. */
  readonly timedOut: Seat | null;
}

/** A turn of several commands goes on without its player at a pace that can be watched. */
const NEXT_MS = 1_000;

export function newClocks(seats: number, { bankMs }: TurnAllowance): TurnClocks {
  const clock: SeatClock = { bank: bankMs, left: null, since: null };
  return { seats: Array.from({ length: seats }, () => clock), before: null };
}

/** Made of the entries and their stamps alone: a host that opens the match again knows the same. */
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

/** When its time is out; null while it stands. */
export function deadlineOf({ left, since }: SeatClock): Millis | null {
  return left === null || since === null ? null : after(since, left);
}
