import type { Viewer } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import { useState } from 'react';
import { useStore } from 'zustand';
import { rememberGame } from '../../../session/known-games.ts';
import type { TableSession } from '../../../session/table-session.ts';

/** Whether the cards for newcomers lie there: from when the others wait for it until they are put away. */
export function useFirstMatch(
  session: TableSession,
  { game, status, wait }: TableInfo,
  viewer: Viewer | null,
): { readonly isFirst: boolean; readonly understand: () => void } {
  const hasSaid = useStore(session.store, ({ saidReady }) => saidReady === 'rules');
  const [isOpen, setOpen] = useState(false);
  const isAwaited = wait?.for === 'rules' && wait.awaited.some((seat) => seat === viewer);
  if (isAwaited && !hasSaid && !isOpen) setOpen(true);
  return {
    isFirst: isOpen && status === 'playing',
    understand: () => {
      rememberGame(game);
      setOpen(false);
      session.sayReady('rules');
    },
  };
}
