import type { Clock } from '@tablee/host';

/** Node fires timers with a longer delay at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Real time. Node's timers may fire up to a millisecond early, and a match woken before its time would do nothing and
 * not be woken again: an early timer is set once more.
 */
export const systemClock: Clock = {
  now: () => performance.now(),
  after: (ms, call) => {
    const due = performance.now() + ms;
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      const left = Math.max(0, Math.ceil(due - performance.now()));
      timer = setTimeout(ring, Math.min(left, LONGEST_TIMER_MS));
    };
    const ring = (): void => {
      if (performance.now() < due) wait();
      else call();
    };
    wait();
    return () => clearTimeout(timer);
  },
};
