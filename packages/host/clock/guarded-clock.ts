import type { Clock } from '../ports.ts';

/** What the clock calls is called through the guard: a timer has nobody else to hear what is thrown. */
export function guardedClock(clock: Clock, guard: (call: () => void) => void): Clock {
  return { now: () => clock.now(), after: (ms, call) => clock.after(ms, () => guard(call)) };
}
