import { useEffect, useState } from 'react';

const SECOND = 1_000;

/** Draws its component anew at the moment when the match reaches this time, and says whether it has. */
export function useReached(at: number, now: () => number): boolean {
  const [, wake] = useState(0);
  const isReached = now() >= at;
  useEffect(() => {
    if (isReached) return undefined;
    const timer = setTimeout(() => wake((count) => count + 1), Math.max(1, at - now()));
    return () => clearTimeout(timer);
  });
  return isReached;
}

/** Whole seconds until then, drawn anew once a second; 0 when it is past. */
export function useSecondsUntil(at: number, now: () => number): number {
  const [, wake] = useState(0);
  const left = Math.max(0, at - now());
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => wake((count) => count + 1), left % SECOND || SECOND);
    return () => clearTimeout(timer);
  });
  return Math.ceil(left / SECOND);
}
