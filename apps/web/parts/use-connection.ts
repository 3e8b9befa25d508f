import type { Connection } from '@tablee/table-ui';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { TableSession } from '../session/table-session.ts';

/** The state of the connection; the same object while nothing changes. */
export function useConnection({ store }: TableSession): Connection {
  const isAlive = useStore(store, ({ line }) => line === 'live');
  const pingMs = useStore(store, ({ latency }) => latency);
  return useMemo(() => ({ isAlive, pingMs }), [isAlive, pingMs]);
}
