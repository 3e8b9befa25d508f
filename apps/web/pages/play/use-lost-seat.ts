import type { Viewer } from '@tablee/kernel';
import { useEffect, useRef } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { tellOnce } from '../../parts/notices.tsx';

/** A player who was sent off is told that they only watch now; one who is about to leave knows. */
export function useLostSeat(viewer: Viewer | null, isLeaving: boolean): void {
  const say = useSay();
  const before = useRef(viewer);
  useEffect(() => {
    const isLost = typeof before.current === 'number' && viewer === 'spectator';
    before.current = viewer;
    if (isLost && !isLeaving) tellOnce(say('play.seat-lost'));
  }, [viewer, isLeaving, say]);
}
