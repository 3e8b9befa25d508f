import type { Clock } from '@tablee/host';

/** Beyond it a timer of Node fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Real time. A timer of Node may fire a part of a millisecond early, and a match that is woken before its time would
 * find nothing to do and never be woken again: so early, it waits once more.
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
