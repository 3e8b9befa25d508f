import { persistently, prefersStillness, type Size, useBreakpoint, useMergedRefs, useSize } from '@tablee/table-ui';
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
import { type CameraPose, nextPose } from './camera-pose.ts';
import { listenToFingers } from './fingers.ts';
import { eyeFor, type Frame, firstInSight, frameOf, middleOf, worthSeeing } from './frame.ts';
import { type Margins, roomFor } from './margins.ts';
import type { listenToMouse } from './mouse-pan.ts';
import { type CameraEye, useEye } from './use-eye.ts';
import { eyeAfterZoom, fittingCell, MIN_TOUCH_CELL_PX, usualCell, zoomedCell } from './zoom.ts';

/** Scroll position and zoom of the felt. */
export interface Camera {
  /** For the scrolling element. */
  readonly ref: RefCallback<HTMLElement>;
  /** Null before layout. */
  readonly size: Size | null;
  /** Cell size in px. */
  readonly cell: number;
  readonly frame: Frame;
  /** True if cells are smaller than a finger: a tap means the nearest highlighted cell, or zooms in. */
  readonly isOverview: boolean;
  /** Shows all dice and these cells; a second call returns to the view before. */
  readonly seeAll: (cells: readonly Cell[]) => void;
  /** Returns to the default zoom around this cell. */
  readonly comeNear: (cell: Cell) => void;
  /** The current view, and a function to restore one. */
  readonly pose: () => CameraPose;
  readonly goTo: (pose: CameraPose) => void;
  /** Centres the table in the open part of the window. */
  readonly centre: () => void;
  /**
   * Scrolls cells into view with minimal movement, and the whole table if it fits. Does nothing during a drag, since
   * the target cell must stay under the finger. Of several choices takes the first that fits.
   */
  readonly show: (...choices: readonly (readonly Cell[])[]) => void;
}

interface CameraInput {
  readonly table: readonly Placed[];
  /** The table without the draft: composing must not change the zoom during a drag. */
  readonly settled: readonly Placed[];
  readonly isCarrying: boolean;
  /** Cell size in px before zooming; by default computed from the window size. */
  readonly usual?: number;
  /** Covered edges of the window; by default computed from its size. */
  readonly margins?: Margins;
}

export function useCamera({ table, settled, isCarrying, usual: wanted, margins }: CameraInput): Camera {
  const [sizeRef, size] = useSize();
  const [zoom, setZoom] = useState<number | null>(null);
  const scroller = useRef<HTMLElement | null>(null);
  const eye = useEye(scroller, middleOf(table));
  const toggleOverview = useOverviewToggle();
  const { usual, open } = useRoom({ size, settled, wanted, margins });
  const cell = zoom ?? usual;
  const isOverview = cell < MIN_TOUCH_CELL_PX;
  const frame = useFrame(table, size, cell);

  const lookAt = (at: Cell, isSmooth: boolean): void => {
    eye.set(at, isSmooth);
    scroller.current?.scrollTo({
      left: (at.x - frame.left) * cell - open.middle.x,
      top: (at.y - frame.top) * cell - open.middle.y,
      behavior: isSmooth && !prefersStillness() ? 'smooth' : 'instant',
    });
  };
  const zoomTo = (next: number, at: Cell): void => {
    eye.set(at, false);
    setZoom(next === usual ? null : next);
  };
  const goTo = (to: CameraPose): void => {
    if (to.cell === cell) lookAt(to.eye, true);
    else zoomTo(to.cell, to.eye);
  };
  useSteadyEye({ scroller, eye, frame, cell, size, middle: open.middle, isEmpty: table.length === 0, lookAt });
  useGestures({ scroller, eye, isCarrying, cell, middle: open.middle, zoomTo });
  const hold = useCallback((element: HTMLElement | null) => {
    scroller.current = element;
  }, []);
  return {
    ref: useMergedRefs(sizeRef, hold),
    size,
    cell,
    frame,
    isOverview,
    seeAll: (cells) => {
      const seen = [...table, ...cells];
      const all = { cell: Math.min(usual, fittingCell(seen, open)), eye: middleOf(seen) };
      goTo(toggleOverview({ cell, eye: eye.seen() }, all));
    },
    comeNear: (at) => zoomTo(usual, { x: at.x + 0.5, y: at.y + 0.5 }),
    pose: () => ({ cell, eye: eye.seen() }),
    goTo,
    centre: () => {
      if (!isCarrying && size !== null) lookAt(middleOf(table), true);
    },
    show: (...choices) => {
      if (isCarrying || size === null) return;
      const windowCells = { columns: open.width / cell, rows: open.height / cell };
      const now = eye.seen();
      const next = eyeFor(worthSeeing(table, firstInSight(choices, windowCells), windowCells), now, windowCells);
      if (next.x !== now.x || next.y !== now.y) lookAt(next, true);
    },
  };
}

interface RoomInput extends Pick<CameraInput, 'settled'> {
  readonly size: Size | null;
  readonly wanted: number | undefined;
  readonly margins: Margins | undefined;
}

/** The best part of the window for dice, and the default cell size there. */
function useRoom({ size, settled, wanted, margins }: RoomInput) {
  const isLow = useBreakpoint('low');
  return useMemo(() => {
    const { open, cell } = roomFor({ size, table: settled, usual: wanted ?? usualCell(size), isLow, margins });
    return { open, usual: cell };
  }, [size, settled, wanted, isLow, margins]);
}

/** Remembers the view before the overview. */
function useOverviewToggle(): (now: CameraPose, all: CameraPose) => CameraPose {
  const before = useRef<CameraPose | null>(null);
  return (now, all) => {
    const next = nextPose({ now, all, before: before.current });
    before.current = next.before;
    return next.to;
  };
}

function useFrame(table: readonly Placed[], size: Size | null, cell: number): Frame {
  const [before, setBefore] = useState<Frame | null>(null);
  const frame = useMemo(() => {
    const windowCells = { columns: (size?.width ?? 0) / cell, rows: (size?.height ?? 0) / cell };
    const next = frameOf(table, windowCells, before);
    return before !== null && isSameFrame(before, next) ? before : next;
  }, [table, size, cell, before]);
  if (frame !== before) setBefore(frame);
  return frame;
}

function isSameFrame(one: Frame, other: Frame): boolean {
  return one.left === other.left && one.top === other.top && one.right === other.right && one.bottom === other.bottom;
}

interface SteadyEyeInput {
  readonly scroller: { readonly current: HTMLElement | null };
  readonly eye: CameraEye;
  readonly frame: Frame;
  readonly cell: number;
  readonly size: Size | null;
  /** Centre of the open part of the window. */
  readonly middle: Cell;
  readonly isEmpty: boolean;
  readonly lookAt: (at: Cell, isSmooth: boolean) => void;
}

/** Keeps the view in place when the felt grows or is zoomed; centres an empty felt. */
function useSteadyEye({ scroller, eye, frame, cell, size, middle, isEmpty, lookAt }: SteadyEyeInput): void {
  const stay = useEffectEvent(() => lookAt(isEmpty ? middleOf([]) : eye.seen(), false));
  useLayoutEffect(() => stay(), [frame, cell, size, isEmpty]);
  const note = useEffectEvent(({ scrollLeft, scrollTop }: HTMLElement) => {
    eye.current.current = {
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

interface GestureInput extends Pick<SteadyEyeInput, 'scroller' | 'eye' | 'cell' | 'middle'> {
  readonly isCarrying: boolean;
  readonly zoomTo: (cell: number, at: Cell) => void;
}

/** Two fingers and the wheel zoom; a second finger and the mouse pan. */
function useGestures({ scroller, eye, isCarrying, cell, middle, zoomTo }: GestureInput): void {
  useFingers(scroller, {
    isCarrying: () => isCarrying,
    panBy: (left, top) => scroller.current?.scrollBy({ left, top, behavior: 'instant' }),
    zoomBy: (factor, at) => {
      const box = scroller.current?.getBoundingClientRect();
      if (box === undefined) return;
      const next = zoomedCell(cell, factor);
      zoomTo(next, eyeAfterZoom(eye.current.current, { x: at.x - box.left, y: at.y - box.top }, middle, [cell, next]));
    },
  });
}

function useFingers(scroller: SteadyEyeInput['scroller'], actions: Parameters<typeof listenToFingers>[1]): void {
  const isCarrying = useEffectEvent(actions.isCarrying);
  const zoomBy = useEffectEvent(actions.zoomBy);
  const panBy = useEffectEvent(actions.panBy);
  useEffect(() => {
    const stop = new AbortController();
    const own = {
      isCarrying: () => isCarrying(),
      zoomBy: (...zoom: Parameters<typeof zoomBy>) => zoomBy(...zoom),
      panBy: (...pan: Parameters<typeof panBy>) => panBy(...pan),
    };
    if (scroller.current !== null) {
      listenToFingers(scroller.current, own, stop.signal);
      void panByMouse(scroller.current, own.panBy, stop.signal);
    }
    return () => stop.abort();
  }, [scroller]);
}

/** Fetched behind the table: phones do not need it. */
async function panByMouse(...listening: Parameters<typeof listenToMouse>): Promise<void> {
  const mouse = await persistently(() => import('./mouse-pan.ts')).catch(() => null);
  if (!listening[2].aborted) mouse?.listenToMouse(...listening);
}
