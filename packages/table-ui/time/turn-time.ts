import type { TurnMessage } from '@tablee/protocol';

type SeatClock = NonNullable<TurnMessage['clocks']>[number];

/** The running part of a seat's time: first the time of the turn, then the bank. */
export interface Stretch {
  readonly since: number;
  readonly until: number;
  readonly isBank: boolean;
}

/** Match time at which the bank begins; null if the clock is stopped. */
export function bankBegins({ deadline, left, bank }: SeatClock): number | null {
  return deadline === null || left === null ? null : deadline - Math.min(bank, left);
}

/** Null if the clock of the seat is stopped. */
export function stretchOf(clock: SeatClock | undefined, isInBank: boolean): Stretch | null {
  if (clock === undefined || clock.deadline === null || clock.left === null) return null;
  const begins = bankBegins(clock) as number;
  if (isInBank && clock.bank > 0) return { since: begins, until: clock.deadline, isBank: true };
  return { since: clock.deadline - clock.left, until: begins, isBank: false };
}
