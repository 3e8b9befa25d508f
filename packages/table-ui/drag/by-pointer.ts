import type { Point } from '../motion/paths.ts';
import type { Carrier } from './carrier.ts';
import { EdgePace, scrollAt } from './edges.ts';
import { swallowClick } from './swallow-click.ts';

/** Smaller movements are a tap: fingers tremble. */
const MIN_DRAG_PX = 8;
/** Rest of a finger before a thing is lifted; shorter than the delay of the browser's context menu. */
const LIFT_DELAY_MS = 250;

export interface Press<Thing> {
  readonly thing: Thing;
  readonly source: Element;
  readonly event: PointerEvent;
  /** True if a finger must rest first, because one that moves at once pans the board. */
  readonly afterRest: boolean;
  /** True for things on a felt that two fingers zoom. */
  readonly isPinchable: boolean;
}

/** Handles a press of a finger or the mouse: a movement lifts the thing, which follows until the release. */
export function pressThing<Thing, Target>(carrier: Carrier<Thing, Target>, press: Press<Thing>): void {
  const { thing, source, event } = press;
  if (event.button !== 0 || !event.isPrimary || carrier.carried !== null) return;
  const start = pointOf(event);
  const signal = carrier.hold();
  const hear = listenerFor(event.pointerId, signal);
  const follow = follower(carrier, start, signal);
  const isPan = press.afterRest && event.pointerType === 'touch';
  const lift = (): void => {
    carrier.lift(thing, source, event.pointerType === 'touch' ? 'finger' : 'mouse', start);
    holdPointer(carrier.layer, event.pointerId, signal);
  };
  if (isPan) afterRest(lift, signal);
  hear('pointermove', (hand) => {
    const isLifted = carrier.carried !== null;
    if (!isLifted && Math.hypot(hand.x - start.x, hand.y - start.y) < MIN_DRAG_PX) return;
    if (!isLifted && isPan) return carrier.end(false);
    if (!isLifted) lift();
    follow(hand);
  });
  hear('pointerup', (hand) => {
    if (carrier.carried !== null) {
      carrier.moveBy(hand.x - start.x, hand.y - start.y, hand);
      swallowClick(globalThis);
    }
    carrier.end(true);
  });
  hear('pointercancel', () => carrier.end(false));
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') carrier.end(false);
  };
  addEventListener('keydown', onKey, { capture: true, signal });
  if (press.isPinchable) yieldToPinch(carrier, press, signal);
}

/** Cancels the drag if a second finger begins a pinch, while the first one is still near the place of the thing. */
function yieldToPinch<Thing, Target>(
  carrier: Carrier<Thing, Target>,
  { source, event: first }: Press<Thing>,
  signal: AbortSignal,
): void {
  const { width } = source.getBoundingClientRect();
  let last = pointOf(first);
  listenerFor(first.pointerId, signal)('pointermove', (hand) => {
    last = hand;
  });
  const onDown = ({ pointerId, pointerType }: PointerEvent): void => {
    if (pointerId === first.pointerId || pointerType !== 'touch') return;
    if (Math.hypot(last.x - first.clientX, last.y - first.clientY) < width) carrier.yield();
  };
  addEventListener('pointerdown', onDown, { capture: true, signal });
}

function afterRest(lift: () => void, signal: AbortSignal): void {
  const timer = setTimeout(lift, LIFT_DELAY_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

type PointerListener = (kind: 'pointermove' | 'pointerup' | 'pointercancel', hear: (hand: Point) => void) => void;

/** Ignores other pointers, such as a second finger on the table. */
function listenerFor(pointerId: number, signal: AbortSignal): PointerListener {
  return (kind, hear) => {
    const onEvent = (event: PointerEvent): void => {
      if (event.pointerId === pointerId) hear(pointOf(event));
    };
    addEventListener(kind, onEvent, { capture: true, signal });
  };
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

/** Moves the thing once a frame, however often the pointer moves; at an edge frames go on while the pointer rests. */
function follower<Thing, Target>(
  carrier: Carrier<Thing, Target>,
  start: Point,
  signal: AbortSignal,
): (hand: Point) => void {
  const pace = new EdgePace();
  let hand = start;
  let frame = 0;
  const step = (now: number): void => {
    if (signal.aborted) return;
    carrier.moveBy(hand.x - start.x, hand.y - start.y, hand);
    frame = scrollAt(hand, now, pace) ? requestAnimationFrame(step) : 0;
  };
  return (to) => {
    hand = to;
    if (frame === 0) frame = requestAnimationFrame(step);
  };
}

/** Lets the layer capture the pointer, because the lifted element may be removed meanwhile. */
function holdPointer(layer: HTMLElement | null, pointerId: number, signal: AbortSignal): void {
  layer?.setPointerCapture(pointerId);
  for (const kind of ['selectstart', 'contextmenu']) {
    addEventListener(kind, (event) => event.preventDefault(), { capture: true, signal });
  }
}
