import { isUndoKey } from '@tablee/table-ui';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { TableSession } from '../../session/table-session.ts';
import type { TableState } from '../../session/table-state.ts';
import type { LastCommand } from '../../session/undo.ts';
import type { PageMatch } from './use-match.ts';

/** The command that can be undone; null while an answer of the host is missing. */
function lastOf({ last, undoing, pending }: TableState): LastCommand | null {
  return undoing === null && pending.length === 0 ? last : null;
}

/**
 * Undoes the last command; null while that is impossible. The keyboard shortcut asks the host in any case, whose
 * refusal gives the reason.
 */
export function useUndo(session: TableSession, { ui, result }: PageMatch): (() => void) | null {
  const last = useStore(session.store, lastOf);
  const isFree = last !== null && result === null;
  useEffect(() => {
    if (!isFree) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const isWriting = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      const isUndo = isUndoKey(event);
      if (!isUndo || isWriting || event.defaultPrevented) return; // a game has undone a part of a composed turn
      event.preventDefault();
      session.undo();
    };
    addEventListener('keydown', onKeyDown); // after the keys of the game, which are heard at the document
    return () => removeEventListener('keydown', onKeyDown);
  }, [isFree, session]);
  return isFree && ui.takesBack?.(last.command) === true ? () => session.undo() : null;
}
