import { useEffect, useMemo, useReducer } from 'react';

const MINUTE_MS = 60_000;
/** A minute that is told a little late deceives nobody. */
const LOOK_MS = 5_000;

/** In real time, from when it was told; rounded up. */
export function useMinutesLeft(leftMs: number): number {
  const [, drawAgain] = useReducer((n: number) => n + 1, 0);
  const endsAt = useMemo(() => performance.now() + leftMs, [leftMs]);
  useEffect(() => {
    const timer = setInterval(drawAgain, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(1, Math.ceil((endsAt - performance.now()) / MINUTE_MS));
}
