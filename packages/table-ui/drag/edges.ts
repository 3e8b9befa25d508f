import type { Box } from '../motion/paths.ts';
import { hasMoreInside } from '../motion/scrolls.ts';
import type { Point } from './carrier.ts';

/** How near to an edge scrolling begins. */
const EDGE_PX = 44;
const FASTEST_PX = 14;

/** By how much something scrolls in one frame while a hand is at its edge: the nearer, the faster. */
export function pushAt({ x, y }: Point, { left, top, width, height }: Box): Point {
  return { x: pushAlong(x - left, width), y: pushAlong(y - top, height) };
}

function pushAlong(at: number, length: number): number {
  if (at < 0 || at > length) return 0;
  const edge = Math.min(EDGE_PX, length / 4);
  if (at < edge) return -Math.ceil(FASTEST_PX * (1 - at / edge));
  if (at > length - edge) return Math.ceil(FASTEST_PX * (1 - (length - at) / edge));
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

/** Scrolls what lies under a hand at its edge; says whether it went on. */
export function scrollAt(hand: Point): boolean {
  const scroller = scrollerAt(hand);
  if (scroller === null) return false;
  const push = pushAt(hand, inWindow(scroller.getBoundingClientRect()));
  const { scrollLeft, scrollTop } = scroller;
  scroller.scrollBy({ left: push.x, top: push.y, behavior: 'instant' });
  return scroller.scrollLeft !== scrollLeft || scroller.scrollTop !== scrollTop;
}
