import type { Box, Point } from '../motion/paths.ts';
import { hasMoreInside } from '../motion/scrolls.ts';

/** Distance from an edge at which scrolling begins. */
const EDGE_PX = 44;
/** Maximum speed in pixels a second. */
const MAX_PX_PER_SECOND = 840;
/** Rest before scrolling begins, so that a pointer that passes an edge or aims near it scrolls nothing. */
const REST_MS = 350;
/** Larger movements end a rest; a resting finger trembles by less. */
const TREMBLE_PX = 6;
/** Time from the first movement to full speed, and the share of it at the start. */
const SPEED_UP_MS = 1_500;
const MIN_SPEED_SHARE = 0.08;
/** Longer frames count as this long: the page was blocked, and a jump would surprise. */
const MAX_FRAME_MS = 50;

/** Full speed of scrolling at this point of a box, in pixels a second: the nearer to an edge, the faster. */
export function pushAt({ x, y }: Point, { left, top, width, height }: Box): Point {
  return { x: pushAlong(x - left, width), y: pushAlong(y - top, height) };
}

function pushAlong(at: number, length: number): number {
  if (at < 0 || at > length) return 0;
  const edge = Math.min(EDGE_PX, length / 4);
  if (at < edge) return -MAX_PX_PER_SECOND * (1 - at / edge);
  if (at > length - edge) return MAX_PX_PER_SECOND * (1 - (length - at) / edge);
  return 0;
}

/** The innermost element at this point that can be scrolled. */
function scrollerAt({ x, y }: Point): Element | null {
  for (let at = document.elementFromPoint(x, y); at !== null; at = at.parentElement) {
    if (hasMoreInside(at) && /auto|scroll/.test(getComputedStyle(at).overflow)) return at;
  }
  return null;
}

/** The part of a box inside the window. */
function inWindow({ left, top, right, bottom }: DOMRect): Box {
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  return { left: x, top: y, width: Math.min(innerWidth, right) - x, height: Math.min(innerHeight, bottom) - y };
}

/**
 * Distance to scroll in each frame while the pointer is at an edge: none before it has rested there, then more and more
 * until it leaves the edge.
 */
export class EdgePace {
  #anchor: Point = { x: 0, y: 0 };
  /** Start of the rest; null away from edges. */
  #since: number | null = null;
  #before = 0;
  #isGoing = false;
  /** Fraction of a pixel, kept for the next frame: browsers scroll by whole pixels. */
  #rest: Point = { x: 0, y: 0 };

  /** Pixels to scroll in the frame at `now`, for this `pushAt`; null if the pointer is at no edge. */
  step(now: number, hand: Point, push: Point): Point | null {
    const passed = Math.min(MAX_FRAME_MS, now - this.#before);
    this.#before = now;
    if (push.x === 0 && push.y === 0) {
      this.#since = null;
      this.#isGoing = false;
      return null;
    }
    const hasMoved = Math.hypot(hand.x - this.#anchor.x, hand.y - this.#anchor.y) > TREMBLE_PX;
    if (this.#since === null || (hasMoved && !this.#isGoing)) {
      this.#since = now;
      this.#anchor = hand;
      this.#rest = { x: 0, y: 0 };
    }
    const goesFor = now - this.#since - REST_MS;
    if (goesFor < 0) return { x: 0, y: 0 };
    this.#isGoing = true;
    const speed = MIN_SPEED_SHARE + (1 - MIN_SPEED_SHARE) * Math.min(1, goesFor / SPEED_UP_MS) ** 2;
    return this.#whole({
      x: this.#rest.x + (push.x * speed * passed) / 1_000,
      y: this.#rest.y + (push.y * speed * passed) / 1_000,
    });
  }

  #whole(by: Point): Point {
    const whole = { x: Math.trunc(by.x), y: Math.trunc(by.y) };
    this.#rest = { x: by.x - whole.x, y: by.y - whole.y };
    return whole;
  }
}

/** Scrolls the element under the pointer; true if the pointer is at an edge of it. */
export function scrollAt(hand: Point, now: number, pace: EdgePace): boolean {
  const scroller = scrollerAt(hand);
  const push = scroller === null ? NO_PUSH : pushAt(hand, inWindow(scroller.getBoundingClientRect()));
  const by = pace.step(now, hand, push);
  if (by !== null) scroller?.scrollBy({ left: by.x, top: by.y, behavior: 'instant' });
  return by !== null;
}

const NO_PUSH: Point = { x: 0, y: 0 };
