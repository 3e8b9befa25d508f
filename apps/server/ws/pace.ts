import type { Allowance } from '@tablee/host';

const SECOND_MS = 1000;
const MINUTE_S = 60;
/** Length of a burst: a device that reconnects sends its queued messages at once. */
const BURST_SECONDS = 3;
const UNCOUNTED = 1e9;

/** Messages per second; 0 for no limit. */
export function paceOf(perSecond: number): Allowance {
  const counted = perSecond === 0 ? UNCOUNTED : perSecond;
  return { burst: counted * BURST_SECONDS, everyMs: SECOND_MS / counted };
}

/** A minute's worth at once; 0 for no limit. */
export function perMinute(count: number): Allowance {
  return { ...paceOf(count / MINUTE_S), burst: count || Infinity };
}

/** Cost of a snapshot, in messages. */
const SNAPSHOT_COST = 10;

/** Snapshots that may be requested within an allowance of messages. */
export function viewsWithin({ burst, everyMs }: Allowance): Allowance {
  return { burst: Math.max(1, burst / SNAPSHOT_COST), everyMs: everyMs * SNAPSHOT_COST };
}
