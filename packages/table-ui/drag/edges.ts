import type { Box } from '../motion/paths.ts';
import { hasMoreInside } from '../motion/scrolls.ts';
import type { Point } from './carrier.ts';

/** How near to an edge scrolling begins. */
const EDGE_PX = 44;
/** In pixels a second. */
const FASTEST = 840;
/** A hand that passes an edge, or aims at a place near it, scrolls nothing. */
const REST_MS = 350;
/** A finger that rests still trembles by this much. */
const TREMBLE_PX = 6;
/** From the first movement to full speed. */
const SPEED_UP_MS = 1_500;
const SLOWEST = 0.08;
/** A frame that took longer is one in which the page stood still. */
const LONGEST_FRAME_MS = 50;

/** How fast something scrolls at full speed while a hand is at its edge, in pixels a second: the nearer, the faster. */
export function pushAt({ x, y }: Point, { left, top, width, height }: Box): Point {
  return { x: pushAlong(x - left, width), y: pushAlong(y - top, height) };
}

function pushAlong(at: number, length: number): number {
  if (at < 0 || at > length) return 0;
  const edge = Math.min(EDGE_PX, length / 4);
  if (at < edge) return -FASTEST * (1 - at / edge);
  if (at > length - edge) return FASTEST * (1 - (length - at) / edge);
  return 0;
}

/** The nearest thing around that can be scrolled. */
function scrollerAt({ x, y }: Point): Element | null {
  for (let at = document.elementFromPoint(x, y); at !== null; at = at.parentElement) {
    if (hasMoreInside(at) && /auto|scroll/.test(getComputedStyle(at).overflow)) return at;
  }
  return null;
}

/** As much of it as is seen. */
function inWindow({ left, top, right, bottom }: DOMRect): Box {
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  return { left: x, top: y, width: Math.min(innerWidth, right) - x, height: Math.min(innerHeight, bottom) - y };
}

/**
 * How far something scrolls from frame to frame while a hand is at its edge: nothing before the hand has rested there, then
 * slowly and ever faster, until it leaves the edge.
 */
export class EdgePace {
  #anchor: Point = { x: 0, y: 0 };
  /** Since when the hand rests; null away from any edge. */
  #since: number | null = null;
  #before = 0;
  #isGoing = false;
  /** Less than a pixel is kept for the next frame: browsers scroll by whole ones. */
  #rest: Point = { x: 0, y: 0 };

  /** By how many pixels to scroll in the frame at `now`, with this push (`pushAt`); null where the hand is at no edge. */
  step(now: number, hand: Point, push: Point): Point | null {
    const passed = Math.min(LONGEST_FRAME_MS, now - this.#before);
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
    const speed = SLOWEST + (1 - SLOWEST) * Math.min(1, goesFor / SPEED_UP_MS) ** 2;
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

/** Scrolls what lies under a hand at its edge; says whether the hand is at one. */
export function scrollAt(hand: Point, now: number, pace: EdgePace): boolean {
  const scroller = scrollerAt(hand);
  const push = scroller === null ? NO_PUSH : pushAt(hand, inWindow(scroller.getBoundingClientRect()));
  const by = pace.step(now, hand, push);
  if (by !== null) scroller?.scrollBy({ left: by.x, top: by.y, behavior: 'instant' });
  return by !== null;
}

const NO_PUSH: Point = { x: 0, y: 0 };
