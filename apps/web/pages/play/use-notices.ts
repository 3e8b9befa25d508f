import { useEffect } from 'react';
import { useStore } from 'zustand';
import { sayProblem } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { showNotice } from '../../parts/notices.tsx';
import { useIsHeld } from '../../parts/reading.tsx';
import type { TableSession } from '../../session/table-session.ts';

/** Shows the notices of the session, each once. */
export function useNotices(session: TableSession): void {
  const say = useSay();
  const notice = useStore(session.store, (state) => state.notice);
  const isHeld = useIsHeld();
  useEffect(() => {
    if (notice === null) return;
    // The page itself paused the match for an open window: not the mistake of a player whose tap was under way.
    if (!(isHeld && notice.why === 'paused')) showNotice(sayProblem(say, notice.why));
    session.forgetNotice();
  }, [notice, say, session, isHeld]);
}
