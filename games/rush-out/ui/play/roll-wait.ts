import type { Millis, Seat } from '@tablee/kernel';
import { paceOf, readyAt } from '../../rules/timing.ts';
import type { RushView } from '../../rules/types.ts';

/** RO-A17: period without rolling. */
export interface RollWait {
  readonly since: Millis;
  readonly until: Millis;
}

/**
 * Period before the next roll. Starts with the last roll, or with a later action after that roll's own wait; null
 * before any action.
 */
export function rollWaitOf(view: RushView, seat: Seat): RollWait | null {
  const rolled = view.rolledAt[seat] ?? null;
  const acted = view.actedAt[seat] ?? null;
  if (acted === null) return null;
  const isOfRoll = rolled !== null && acted < rolled + paceOf(view.options).roll;
  return { since: isOfRoll ? rolled : acted, until: readyAt(view, seat, 'roll') };
}
