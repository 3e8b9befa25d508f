import type { Clock } from '../ports.ts';

/** Wraps every timer callback in the guard: nothing else would catch what it throws. */
export function guardedClock(clock: Clock, guard: (call: () => void) => void): Clock {
  return { now: () => clock.now(), after: (ms, call) => clock.after(ms, () => guard(call)) };
}
