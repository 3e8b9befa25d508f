import { prefersStillness, type Size, useBreakpoint, useMergedRefs, useSize } from '@tablee/table-ui';
import {
  type RefCallback,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Cell, Placed } from '../../rules/types.ts';
import { listenToFingers } from './fingers.ts';
import { eyeFor, type Frame, frameOf, middleOf, worthSeeing } from './frame.ts';
import { type Margins, roomFor } from './margins.ts';
import { listenToMouse } from './mouse-pan.ts';
import { nextSighting, type Sighting } from './see-all.ts';
import { eyeAfterZoom, fittingCell, SMALLEST, usualCell, zoomedCell } from './zoom.ts';

/** What of the felt is seen, and how large. */
export interface Camera {
  /** For the element that pans. */
  readonly ref: RefCallback<HTMLElement>;
  /** Null before it was laid out. */
  readonly size: Size | null;
  /** How wide a cell is. */
  readonly cell: number;
  readonly frame: Frame;
  /** Everything is seen, smaller than a finger: a touch means a lit cell near it, or comes near. */
  readonly isOverview: boolean;
  /** Shows all dice at once; the second time it leads back to what was seen before. */
  readonly seeAll: () => void;
  /** The usual size again, around this cell. */
  readonly comeNear: (cell: Cell) => void;
  /** What is seen now, and the way back to what was seen. */
  readonly sighting: () => Sighting;
  readonly goTo: (sighting: Sighting) => void;
  /** Brings the middle of the table to the middle of the open part. */
  readonly centre: () => void;
  /**
   * Brings cells into sight, with the whole table where it is seen at once, and moves no further than that. Under a hand
   * that carries, the felt stays: the cell that it aims at must not slip away.
   */
  readonly show: (cells: readonly Cell[]) => void;
}

interface Watched {
  readonly table: readonly Placed[];
  /** As everybody sees it: what is composed must not change how large things are under a hand. */
  readonly settled: readonly Placed[];
  readonly isCarrying: boolean;
  /** How wide a cell is unless somebody zooms; absent where that follows from the size of the window. */
  readonly usual?: number;
  /** What covers the window at its edges; absent where that follows from its size. */
  readonly margins?: Margins;
}

export function useCamera({ table, settled, isCarrying, usual: wanted, margins }: Watched): Camera {
  const [sizeRef, size] = useSize();
  const [zoom, setZoom] = useState<number | null>(null);
  const scroller = useRef<HTMLElement | null>(null);
  /** The middle of what is seen, in cells: it stays when the frame grows or the cells do. */
  const eye = useRef<Cell>(middleOf(table));
  const goal = useGoal(scroller);
  const lookOver = useLookOver();
  const { usual, open } = useRoom({ size, settled, wanted, margins });
  const cell = zoom ?? usual;
  const isOverview = cell < SMALLEST;
  const frame = useFrame(table, size, cell);

  const lookAt = (at: Cell, isSmooth: boolean): void => {
    eye.current = at;
    goal.set(isSmooth ? at : null);
    scroller.current?.scrollTo({
      left: (at.x - frame.left) * cell - open.middle.x,
      top: (at.y - frame.top) * cell - open.middle.y,
      behavior: isSmooth && !prefersStillness() ? 'smooth' : 'instant',
    });
  };
  const zoomTo = (next: number, at: Cell): void => {
    eye.current = at;
    goal.set(null);
    setZoom(next === usual ? null : next);
  };
  const goTo = (to: Sighting): void => {
    if (to.cell === cell) lookAt(to.eye, true);
    else zoomTo(to.cell, to.eye);
  };
  const seen = (): Cell => goal.get() ?? eye.current;
  useSteadyEye({ scroller, eye, seen, frame, cell, size, middle: open.middle, isEmpty: table.length === 0, lookAt });
  useFingers(scroller, {
    isCarrying: () => isCarrying,
    panBy: (left, top) => scroller.current?.scrollBy({ left, top, behavior: 'instant' }),
    zoomBy: (factor, at) => {
      const box = scroller.current?.getBoundingClientRect();
      const next = zoomedCell(cell, factor);
      if (box !== undefined)
        zoomTo(next, eyeAfterZoom(eye.current, { x: at.x - box.left, y: at.y - box.top }, open.middle, [cell, next]));
    },
  });
  const hold = useCallback((element: HTMLElement | null) => {
    scroller.current = element;
  }, []);
  return {
    ref: useMergedRefs(sizeRef, hold),
    size,
    cell,
    frame,
    isOverview,
    seeAll: () => {
      const all = { cell: Math.min(usual, fittingCell(table, open)), eye: middleOf(table) };
      goTo(lookOver({ cell, eye: seen() }, all));
    },
    comeNear: (at) => zoomTo(usual, { x: at.x + 0.5, y: at.y + 0.5 }),
    sighting: () => ({ cell, eye: seen() }),
    goTo,
    centre: () => {
      if (!isCarrying && size !== null) lookAt(middleOf(table), true);
    },
    show: (cells) => {
      if (isCarrying || size === null) return;
      const sight = { columns: open.width / cell, rows: open.height / cell };
      const now = seen();
      const next = eyeFor(worthSeeing(table, cells, sight), now, sight);
      if (next.x !== now.x || next.y !== now.y) lookAt(next, true);
    },
  };
}

/** Longer than a browser scrolls smoothly: not all of them say when it ends. */
const SCROLLING_MS = 1_000;
const BY_HAND = ['pointerdown', 'touchstart', 'wheel'];

interface Goal {
  readonly get: () => Cell | null;
  readonly set: (at: Cell | null) => void;
}

/** Where a smooth scroll leads, until it ends or a hand takes over: a window that is resized meanwhile goes there, and not back. */
function useGoal(scroller: Steady['scroller']): Goal {
  const goal = useRef<{ readonly at: Cell; readonly until: number } | null>(null);
  useEffect(() => {
    const element = scroller.current;
    const stop = new AbortController();
    const forget = (): void => {
      goal.current = null;
    };
    for (const kind of [...BY_HAND, 'scrollend'])
      element?.addEventListener(kind, forget, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [scroller]);
  return {
    get: () => (goal.current !== null && performance.now() < goal.current.until ? goal.current.at : null),
    set: (at) => {
      goal.current = at && { at, until: performance.now() + SCROLLING_MS };
    },
  };
}

interface Room extends Pick<Watched, 'settled'> {
  readonly size: Size | null;
  readonly wanted: number | undefined;
  readonly margins: Margins | undefined;
}

/** The part of the window where dice are best seen, and how wide a cell is there unless somebody zooms. */
function useRoom({ size, settled, wanted, margins }: Room) {
  const isLow = useBreakpoint('low');
  return useMemo(() => {
    const { open, cell } = roomFor({ size, table: settled, usual: wanted ?? usualCell(size), isLow, margins });
    return { open, usual: cell };
  }, [size, settled, wanted, isLow, margins]);
}

/** Remembers what was seen before the whole table was. */
function useLookOver(): (now: Sighting, all: Sighting) => Sighting {
  const before = useRef<Sighting | null>(null);
  return (now, all) => {
    const next = nextSighting({ now, all, before: before.current });
    before.current = next.before;
    return next.to;
  };
}

function useFrame(table: readonly Placed[], size: Size | null, cell: number): Frame {
  const [before, setBefore] = useState<Frame | null>(null);
  const frame = useMemo(() => {
    const sight = { columns: (size?.width ?? 0) / cell, rows: (size?.height ?? 0) / cell };
    const next = frameOf(table, sight, before);
    return before !== null && isSameFrame(before, next) ? before : next;
  }, [table, size, cell, before]);
  if (frame !== before) setBefore(frame);
  return frame;
}

function isSameFrame(one: Frame, other: Frame): boolean {
  return one.left === other.left && one.top === other.top && one.right === other.right && one.bottom === other.bottom;
}

interface Steady {
  readonly scroller: { readonly current: HTMLElement | null };
  readonly eye: { current: Cell };
  /** That, or where a smooth scroll leads. */
  readonly seen: () => Cell;
  readonly frame: Frame;
  readonly cell: number;
  readonly size: Size | null;
  /** Of the open part of the window. */
  readonly middle: Cell;
  readonly isEmpty: boolean;
  readonly lookAt: (at: Cell, isSmooth: boolean) => void;
}

/** What is seen stays in its place when the felt grows or is enlarged; an empty one is looked at in its middle. */
function useSteadyEye({ scroller, eye, seen, frame, cell, size, middle, isEmpty, lookAt }: Steady): void {
  const stay = useEffectEvent(() => lookAt(isEmpty ? middleOf([]) : seen(), false));
  useLayoutEffect(() => stay(), [frame, cell, size, isEmpty]);
  const note = useEffectEvent(({ scrollLeft, scrollTop }: HTMLElement) => {
    eye.current = {
      x: frame.left + (scrollLeft + middle.x) / cell,
      y: frame.top + (scrollTop + middle.y) / cell,
    };
  });
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const onScroll = (): void => note(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [scroller]);
}

function useFingers(scroller: Steady['scroller'], deeds: Parameters<typeof listenToFingers>[1]): void {
  const isCarrying = useEffectEvent(deeds.isCarrying);
  const zoomBy = useEffectEvent(deeds.zoomBy);
  const panBy = useEffectEvent(deeds.panBy);
  useEffect(() => {
    const stop = new AbortController();
    const own = {
      isCarrying: () => isCarrying(),
      zoomBy: (...zoom: Parameters<typeof zoomBy>) => zoomBy(...zoom),
      panBy: (...pan: Parameters<typeof panBy>) => panBy(...pan),
    };
    if (scroller.current !== null) {
      listenToFingers(scroller.current, own, stop.signal);
      listenToMouse(scroller.current, own.panBy, stop.signal);
    }
    return () => stop.abort();
  }, [scroller]);
}
