import type { Viewer } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import type { ReadyState } from '@tablee/table-ui';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { TableSession } from '../../session/table-session.ts';
import { readyState } from './ready-state.ts';

/** Stable identity: components that depend on it need not render again. */
export function useReady(session: TableSession, { wait }: TableInfo, viewer: Viewer): ReadyState | null {
  const said = useStore(session.store, (state) => state.saidReady);
  return useMemo(() => readyState(wait, viewer, said, (what) => session.sayReady(what)), [session, wait, viewer, said]);
}
