import { type Box, carriedBy, hasMoved, isLaidOut, shiftedBy } from './paths.ts';
import type { Pan } from './scrolls.ts';

/** A thing as it was seen: where, in which zone of the table, and in which other thing it lies. */
export interface Seen {
  readonly box: Box;
  readonly zone: string;
  /** It moves along with that one. */
  readonly frame: string | null;
}

/** Where a thing comes from that was not seen before; `back` is what it shows until it has turned over. */
export interface Start {
  readonly box: Box;
  readonly back: string | null;
}

/** What there is to know before anything is set in motion. */
export interface Change {
  readonly before: ReadonlyMap<string, Seen>;
  readonly now: ReadonlyMap<string, Seen>;
  /** How far things have been scrolled since they were seen before. */
  readonly panned: ReadonlyMap<string, Pan>;
  /** Where things are drawn that were still sliding. */
  readonly sliding: ReadonlyMap<string, Box>;
  /** Where the copies of things are that were still flying. */
  readonly flying: ReadonlyMap<string, Box>;
  readonly startOf: (key: string, box: Box) => Start | null;
}

export interface Flight {
  readonly key: string;
  readonly from: Box;
  readonly to: Box;
  readonly back: string | null;
  /** How many set out before it. */
  readonly rank: number;
}

export interface Slide {
  readonly key: string;
  readonly from: Box;
  readonly to: Box;
}

export interface Plan {
  readonly flights: readonly Flight[];
  readonly slides: readonly Slide[];
}

/** What changes its zone or comes new flies, one after the other; what stays in its zone slides, all at once. */
export function planOf(change: Change): Plan {
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

/** Where it was seen just before the change: somebody may have scrolled since the one before. */
function lastSeen(key: string, { before, panned }: Change): Seen | undefined {
  const seen = before.get(key);
  const pan = panned.get(key);
  if (seen === undefined || pan === undefined) return seen;
  return { ...seen, box: { ...seen.box, left: seen.box.left + pan.x, top: seen.box.top + pan.y } };
}

/** The travel of what is new, has changed its zone, or is on its way to a place that has moved meanwhile. */
function flightOf(key: string, { box: to, zone }: Seen, change: Change): Omit<Flight, 'rank'> | null {
  if (!isLaidOut(to)) return null;
  const copy = change.flying.get(key);
  if (copy !== undefined) {
    // The copy itself is not scrolled, but the place that it flies to may have been.
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

/** From where it was drawn, without the way that its frame carries it. */
function slideOf(key: string, { box: to, frame }: Seen, change: Change, isFrame: boolean): Slide | null {
  const last = lastSeen(key, change);
  if (last === undefined || !isLaidOut(last.box) || !isLaidOut(to)) return null;
  const drawn = change.sliding.get(key);
  const from = drawn === undefined ? last.box : shiftedBy(last.box, drawn, to);
  const was = frame === null ? undefined : lastSeen(frame, change);
  const is = frame === null ? undefined : change.now.get(frame);
  const own = was === undefined || is === undefined ? from : carriedBy(from, was.box, is.box);
  // A frame is moved and not stretched: that would stretch what lies in it.
  const sized = isFrame ? { ...own, width: to.width, height: to.height } : own;
  return hasMoved(sized, to) ? { key, from: sized, to } : null;
}
