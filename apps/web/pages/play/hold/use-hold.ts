import type { UiEntry } from '@tablee/games/catalog.ui';
import type { Viewer } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { setHeld, useIsHeld, useIsReading } from '../../../parts/reading.tsx';
import { api } from '../../../session/api.ts';
import type { TableSession } from '../../../session/table-session.ts';
import type { Seating } from '../use-seating.ts';
import { Hold } from './hold.ts';
import { mayHold } from './may-hold.ts';

interface HeldTable {
  /** The table without the pause of this hold, for buttons that show whether a player has paused. */
  readonly table: TableInfo;
  readonly seating: Seating;
}

interface HoldProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly entry: UiEntry;
  readonly viewer: Viewer | null;
  readonly seating: Seating;
}

/** Pauses a real-time match against bots while a window is open or the page is hidden. */
export function useHold({ session, table, entry, viewer, seating }: HoldProps): HeldTable {
  const { id } = table;
  const hold = useMemo(
    () => new Hold({ pause: () => api.pause(id), resume: () => api.resume(id), onHeld: setHeld }),
    [id],
  );
  const [isReading, isHidden, isHeld] = [useIsReading(), useIsHidden(), useIsHeld()];
  const isWanted = (isReading || isHidden) && mayHold(table, entry, viewer);
  useEffect(() => {
    if (!isWanted) return undefined;
    hold.begin((session.store.getState().table?.pause ?? null) !== null);
    return () => hold.end();
  }, [hold, session, isWanted]);
  return {
    table: useMemo(() => (isHeld ? { ...table, pause: null } : table), [isHeld, table]),
    seating: {
      ...seating,
      pause: () => {
        hold.keep();
        seating.pause();
      },
    },
  };
}

function useIsHidden(): boolean {
  return useSyncExternalStore(onVisibility, () => document.hidden);
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
