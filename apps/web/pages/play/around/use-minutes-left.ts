import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
/** Refresh interval. */
const REFRESH_INTERVAL_MS = 5_000;

/** Whole minutes left, rounded up, counted down from the moment `leftMs` was received. */
export function useMinutesLeft(leftMs: number): number {
  const [seen, setSeen] = useState({ of: leftMs, left: leftMs });
  useEffect(() => {
    const endsAt = performance.now() + leftMs;
    const timer = setInterval(() => setSeen({ of: leftMs, left: endsAt - performance.now() }), REFRESH_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [leftMs]);
  const left = seen.of === leftMs ? seen.left : leftMs;
  return Math.max(1, Math.ceil(left / MINUTE_MS));
}
