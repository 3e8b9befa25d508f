import { useEffect, useReducer } from 'react';
import { useMatchContext } from '../around/around.ts';

/** Margin for timers that fire early, before the second has changed. */
const TIMER_MARGIN_MS = 8;

/**
 * Seconds of match time until `until`; null while there are more than `most`, or if `until` is null. Renders once a
 * second, and not at all before `most`.
 */
export function useSecondsLeft(until: number | null, most: number): number | null {
  const { now, isRunning } = useMatchContext();
  const [, drawAgain] = useReducer((n: number) => n + 1, 0);
  const left = until === null ? 0 : Math.max(0, until - now());
  const seconds = Math.ceil(left / 1000);
  const wait = left - Math.min(seconds - 1, most) * 1000;
  useEffect(() => {
    if (left === 0 || !isRunning) return undefined;
    const timer = setTimeout(drawAgain, wait + TIMER_MARGIN_MS);
    return () => clearTimeout(timer);
  }, [left, wait, isRunning]);
  return until === null || seconds > most ? null : seconds;
}

/** True once match time has reached this moment. */
export function useHasCome(at: number | null): boolean {
  return useSecondsLeft(at, 0) === 0;
}
