import { type RefObject, useEffect, useRef } from 'react';
import type { Cell } from '../../rules/types.ts';

/** Longer than a smooth scroll takes: some browsers do not fire `scrollend`. */
const SCROLLING_MS = 1_000;
const BY_HAND = ['pointerdown', 'touchstart', 'wheel'];

export interface CameraEye {
  /** Centre of the window in cells; survives changes of the frame and the zoom. */
  readonly current: { current: Cell };
  /** The same, or during a smooth scroll its goal, so that a resize meanwhile does not lead back. */
  readonly seen: () => Cell;
  readonly set: (at: Cell, isSmooth: boolean) => void;
}

export function useEye(scroller: RefObject<HTMLElement | null>, first: Cell): CameraEye {
  const current = useRef<Cell>(first);
  const goal = useRef<{ readonly at: Cell; readonly until: number } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const forget = (): void => {
      goal.current = null;
    };
    for (const kind of [...BY_HAND, 'scrollend'])
      scroller.current?.addEventListener(kind, forget, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [scroller]);
  return {
    current,
    seen: () => (goal.current !== null && performance.now() < goal.current.until ? goal.current.at : current.current),
    set: (at, isSmooth) => {
      current.current = at;
      goal.current = isSmooth ? { at, until: performance.now() + SCROLLING_MS } : null;
    },
  };
}
