import { useEffect } from 'react';
import { useStore } from 'zustand';
import { sayProblem } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { tellOnce } from '../../parts/notices.tsx';
import type { TableSession } from '../../session/table-session.ts';

/** What the session has to tell is told once. */
export function useNotices(session: TableSession): void {
  const say = useSay();
  const notice = useStore(session.store, (state) => state.notice);
  useEffect(() => {
    if (notice === null) return;
    tellOnce(sayProblem(say, notice.why));
    session.forgetNotice();
  }, [notice, say, session]);
}
