import { type Box, carriedBy, hasMoved, isLaidOut, shiftedBy } from './paths.ts';
import type { Pan } from './scrolls.ts';

/** Place of a thing: its box, its zone of the table and the thing that contains it. */
export interface ThingPlace {
  readonly box: Box;
  readonly zone: string;
  /** Key of the containing thing, with which it moves; null if there is none. */
  readonly frame: string | null;
}

/** Start of a new thing; `back` is shown until the thing has turned over. */
export interface FlightStart {
  readonly box: Box;
  readonly back: string | null;
}

/** All that is read from the page before an animation begins. */
export interface TableChange {
  readonly before: ReadonlyMap<string, ThingPlace>;
  readonly now: ReadonlyMap<string, ThingPlace>;
  /** Distances by which things were scrolled since `before`. */
  readonly panned: ReadonlyMap<string, Pan>;
  /** Drawn boxes of things that are still sliding. */
  readonly sliding: ReadonlyMap<string, Box>;
  /** Drawn boxes of the copies that are still flying. */
  readonly flying: ReadonlyMap<string, Box>;
  readonly startOf: (key: string, box: Box) => FlightStart | null;
}

export interface Flight {
  readonly key: string;
  readonly from: Box;
  readonly to: Box;
  readonly back: string | null;
  /** Number of flights that start before it. */
  readonly rank: number;
}

export interface Slide {
  readonly key: string;
  readonly from: Box;
  readonly to: Box;
}

export interface MotionPlan {
  readonly flights: readonly Flight[];
  readonly slides: readonly Slide[];
}

/** Things that are new or change their zone fly, one after the other; those that stay in their zone slide together. */
export function planMotion(change: TableChange): MotionPlan {
  const frames = new Set([...change.now.values()].map(({ frame }) => frame));
  const flights: Flight[] = [];
  const slides: Slide[] = [];
  let rank = 0;
  for (const [key, seen] of change.now) {
    const isLate = change.flying.has(key);
    const flight = flightOf(key, seen, change);
    const slide = flight !== null || isLate ? null : slideOf(key, seen, change, frames.has(key));
    if (flight !== null) flights.push({ ...flight, rank: isLate ? 0 : rank });
    if (slide !== null) slides.push(slide);
    if (flight !== null && !isLate) rank += 1;
  }
  return { flights, slides };
}

/** The last place of a thing, moved by any scrolling since then. */
function lastSeen(key: string, { before, panned }: TableChange): ThingPlace | undefined {
  const seen = before.get(key);
  const pan = panned.get(key);
  if (seen === undefined || pan === undefined) return seen;
  return { ...seen, box: { ...seen.box, left: seen.box.left + pan.x, top: seen.box.top + pan.y } };
}

/** The flight of a thing that is new, has changed its zone, or flies to a place that has moved; null for others. */
function flightOf(key: string, { box: to, zone }: ThingPlace, change: TableChange): Omit<Flight, 'rank'> | null {
  if (!isLaidOut(to)) return null;
  const copy = change.flying.get(key);
  if (copy !== undefined) {
    // The copy is not scrolled, but its destination may be.
    const aim = change.before.get(key);
    return aim === undefined || !hasMoved(aim.box, to) ? null : { key, from: copy, to, back: null };
  }
  const last = lastSeen(key, change);
  if (last !== undefined) {
    return last.zone === zone || !isLaidOut(last.box) ? null : { key, from: last.box, to, back: null };
  }
  const start = change.startOf(key, to);
  return start && { key, from: start.box, to, back: start.back };
}

/** The slide of a thing from its drawn box, without the movement of its frame. */
function slideOf(key: string, { box: to, frame }: ThingPlace, change: TableChange, isFrame: boolean): Slide | null {
  const last = lastSeen(key, change);
  if (last === undefined || !isLaidOut(last.box) || !isLaidOut(to)) return null;
  const drawn = change.sliding.get(key);
  const from = drawn === undefined ? last.box : shiftedBy(last.box, drawn, to);
  const was = frame === null ? undefined : lastSeen(frame, change);
  const is = frame === null ? undefined : change.now.get(frame);
  const own = was === undefined || is === undefined ? from : carriedBy(from, was.box, is.box);
  // A frame is moved, not scaled: scaling would distort its contents.
  const sized = isFrame ? { ...own, width: to.width, height: to.height } : own;
  return hasMoved(sized, to) ? { key, from: sized, to } : null;
}
