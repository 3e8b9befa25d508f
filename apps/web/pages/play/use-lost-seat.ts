import type { Viewer } from '@tablee/kernel';
import { useEffect, useRef } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { showNotice } from '../../parts/notices.tsx';

/** Shows a notice when a player becomes a spectator, unless they are leaving. */
export function useLostSeat(viewer: Viewer | null, isLeaving: boolean): void {
  const say = useSay();
  const before = useRef(viewer);
  useEffect(() => {
    const isLost = typeof before.current === 'number' && viewer === 'spectator';
    before.current = viewer;
    if (isLost && !isLeaving) showNotice(say('play.seat-lost'));
  }, [viewer, isLeaving, say]);
}
