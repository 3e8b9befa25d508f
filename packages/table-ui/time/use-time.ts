import { useEffect, useReducer } from 'react';
import { useAround } from '../around/around.ts';

/** A timer may fire a little early: then the second would not have changed yet. */
const LATE_MS = 8;

/**
 * How many seconds of match time are left; null while they are more than `most`, or nothing ends. Redraws once a
 * second, and not at all before there is something to say.
 */
export function useSecondsLeft(until: number | null, most: number): number | null {
  const { now, isRunning } = useAround();
  const [, drawAgain] = useReducer((n: number) => n + 1, 0);
  const left = until === null ? 0 : Math.max(0, until - now());
  const seconds = Math.ceil(left / 1000);
  const wait = left - Math.min(seconds - 1, most) * 1000;
  useEffect(() => {
    if (left === 0 || !isRunning) return undefined;
    const timer = setTimeout(drawAgain, wait + LATE_MS);
    return () => clearTimeout(timer);
  }, [left, wait, isRunning]);
  return until === null || seconds > most ? null : seconds;
}

/** Whether match time has come to this moment. */
export function useHasCome(at: number | null): boolean {
  return useSecondsLeft(at, 0) === 0;
}
