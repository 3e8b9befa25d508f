import type { Allowance } from '@tablee/host';

const SECOND_MS = 1000;
const MINUTE_S = 60;
/** A burst may be so many seconds long: a device that comes back says at once what it could not say. */
const BURST_SECONDS = 3;
const UNCOUNTED = 1e9;

/** So many messages a second; 0 does not count. */
export function paceOf(perSecond: number): Allowance {
  const counted = perSecond === 0 ? UNCOUNTED : perSecond;
  return { burst: counted * BURST_SECONDS, everyMs: SECOND_MS / counted };
}

/** A minute's worth at once; 0 does not count. */
export function perMinute(count: number): Allowance {
  return { ...paceOf(count / MINUTE_S), burst: count || Infinity };
}

/** What a whole view costs, in messages. */
const WHOLE_VIEW = 10;

/** How many whole views may be asked for among so many messages. */
export function viewsWithin({ burst, everyMs }: Allowance): Allowance {
  return { burst: Math.max(1, burst / WHOLE_VIEW), everyMs: everyMs * WHOLE_VIEW };
}
