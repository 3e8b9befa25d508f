import type { Viewer } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import type { ReadyState } from '@tablee/table-ui';
import type { WaitFor } from '../../session/table-state.ts';

/** The wait between rounds for a game's table. Includes this page's own readiness before the host has confirmed it. */
export function readyState(
  wait: TableInfo['wait'],
  viewer: Viewer,
  said: WaitFor | null,
  say: (what: WaitFor) => void,
): ReadyState | null {
  if (wait === null || wait.for === 'rules') return null;
  const { for: until, awaited, ready } = wait;
  const stands = wait.leftMs !== null;
  const seat = [...awaited, ...ready].find((one) => one === viewer);
  const mine = seat === undefined ? null : { seat, sayReady: () => say(until) };
  if (seat === undefined || said !== until || ready.includes(seat)) return { until, stands, awaited, ready, mine };
  return { until, stands, awaited: awaited.filter((one) => one !== seat), ready: [...ready, seat], mine };
}
