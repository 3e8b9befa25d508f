import type { TurnMessage } from '@tablee/protocol';

type SeatClock = NonNullable<TurnMessage['clocks']>[number];

/** A stretch of match time that somebody has left; the bank is another one after the turn's own. */
export interface Stretch {
  readonly since: number;
  readonly until: number;
  readonly isBank: boolean;
}

/** Where the own time of a turn ends and the bank begins. */
export function bankBegins({ deadline, left, bank }: SeatClock): number | null {
  return deadline === null || left === null ? null : deadline - Math.min(bank, left);
}

/** Which stretch is running; null where the clock of this seat stands. */
export function stretchOf(clock: SeatClock | undefined, isInBank: boolean): Stretch | null {
  if (clock === undefined || clock.deadline === null || clock.left === null) return null;
  const begins = bankBegins(clock) as number;
  if (isInBank && clock.bank > 0) return { since: begins, until: clock.deadline, isBank: true };
  return { since: clock.deadline - clock.left, until: begins, isBank: false };
}
