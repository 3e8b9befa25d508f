import { type RefObject, useEffect, useRef } from 'react';
import type { Cell } from '../../rules/types.ts';

/** Longer than a browser scrolls smoothly: not all of them say when it ends. */
const SCROLLING_MS = 1_000;
const BY_HAND = ['pointerdown', 'touchstart', 'wheel'];

export interface Eye {
  /** The middle of what is seen, in cells: it stays when the frame grows or the cells do. */
  readonly current: { current: Cell };
  /** That, or where a smooth scroll leads until it ends or a hand takes over: a window that is resized meanwhile goes there, and not back. */
  readonly seen: () => Cell;
  readonly set: (at: Cell, isSmooth: boolean) => void;
}

export function useEye(scroller: RefObject<HTMLElement | null>, first: Cell): Eye {
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
