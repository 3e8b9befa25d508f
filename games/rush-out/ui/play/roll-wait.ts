import type { Millis, Seat } from '@tablee/kernel';
import { paceOf, readyAt } from '../../rules/timing.ts';
import type { RushView } from '../../rules/types.ts';

/** RO-A17: the time that passes until the next roll. */
export interface RollWait {
  readonly since: Millis;
  readonly until: Millis;
}

/** It began with the last roll, or with whatever was done once that one's time was over; null before anything was done. */
export function rollWaitOf(view: RushView, seat: Seat): RollWait | null {
  const rolled = view.rolledAt[seat] ?? null;
  const acted = view.actedAt[seat] ?? null;
  if (acted === null) return null;
  const isOfRoll = rolled !== null && acted < rolled + paceOf(view.options).roll;
  return { since: isOfRoll ? rolled : acted, until: readyAt(view, seat, 'roll') };
}
