import type { Box } from '../motion/paths.ts';
import type { Size } from '../use-size.ts';

type Side = 'top' | 'bottom' | 'left' | 'right';

export interface TipPlace {
  readonly left: number;
  readonly top: number;
  /** The side at which its tail is, and how far along. */
  readonly side: Side;
  readonly tail: number;
  /** How far it is from there to what is pointed at. */
  readonly reach: number;
  /** The stretch of the way which lies over what is read: it is drawn as if it went behind. Nothing where both are 0. */
  readonly behind: { readonly from: number; readonly to: number };
}

export interface TipRoom {
  readonly bubble: Size;
  readonly window: Size;
  /** Any of these may be pointed at; none of them is covered where there is room elsewhere. */
  readonly targets: readonly Box[];
  /** What else is better left free. */
  readonly things: readonly Box[];
  /** What is covered only where every place covers something of it. */
  readonly held?: readonly Box[];
  /** What the tip is about besides: covered rather than pointed past, or from afar. */
  readonly lit?: readonly Box[];
  /** What is said in words: no way crosses them out. */
  readonly read?: readonly Box[];
  /** What no way leads over as long as there is another one. */
  readonly uncrossed?: readonly Box[];
}

const STEP = 8;
/** From the edge of the window, and what the tail needs. */
const MARGIN = 8;
const TAIL = 14;
/** The tail does not grow out of a round corner. */
const CORNER = 26;
/** Costs of a pixel that is covered; being far costs the square of the way, in so many pixels. */
const COVERED = { target: 20, lit: 20, thing: 1, held: 1_000 };
const REACH = 1;
/** In covered pixels: a tail that misses by a little points at the neighbour. */
const ASKEW = 1_000;
/** A pixel of a way over what is not to be crossed. */
const CROSSED = 1_000;
/** What is needed has some air around it: a bubble that touches it seems to be about it. */
const AIR = 6;

/** The place in the window that covers the least, nearest to what is pointed at; null where every one covers all of it. */
export function placeTip({
  bubble,
  window,
  targets,
  things,
  held = [],
  lit = [],
  read = [],
  uncrossed = [],
}: TipRoom): TipPlace | null {
  let best: { readonly box: Box; readonly target: Box; readonly cost: number } | null = null;
  const needed = held.map(withAir);
  for (let top = MARGIN; top <= window.height - bubble.height - MARGIN; top += STEP) {
    for (let left = MARGIN; left <= window.width - bubble.width - MARGIN; left += STEP) {
      const box = { left, top, ...bubble };
      const pointed = nearest(box, targets);
      if (pointed === null || (best !== null && pointed.cost >= best.cost)) continue;
      const over = COVERED.target * covered(box, targets) + COVERED.held * covered(box, needed);
      const cost = pointed.cost + over + COVERED.lit * covered(box, lit) + COVERED.thing * covered(box, things);
      if (best !== null && cost >= best.cost) continue;
      const { crossed } = wayTo(box, pointed.target, uncrossed);
      const whole = cost + CROSSED * crossed;
      if (best === null || whole < best.cost) best = { box, target: pointed.target, cost: whole };
    }
  }
  return best === null ? null : pointing(best.box, best.target, read, uncrossed);
}

/** The target that is nearest, with room for a tail between. */
function nearest(box: Box, targets: readonly Box[]): { readonly target: Box; readonly cost: number } | null {
  let best: { readonly target: Box; readonly cost: number } | null = null;
  for (const target of targets) {
    const { across, down } = gapOf(box, target);
    if (Math.max(across, down) < TAIL) continue;
    const far = Math.max(0, across) + Math.max(0, down);
    const cost = far ** 2 / REACH + ASKEW * Math.max(0, Math.min(across, down) + CORNER);
    if (best === null || cost < best.cost) best = { target, cost };
  }
  return best;
}

/** The room between two boxes either way; below zero where they overlap. */
function gapOf(a: Box, b: Box): { readonly across: number; readonly down: number } {
  return {
    across: Math.max(b.left - a.left - a.width, a.left - b.left - b.width),
    down: Math.max(b.top - a.top - a.height, a.top - b.top - b.height),
  };
}

function withAir({ left, top, width, height }: Box): Box {
  return { left: left - AIR, top: top - AIR, width: width + 2 * AIR, height: height + 2 * AIR };
}

function covered(box: Box, others: readonly Box[]): number {
  let area = 0;
  for (const other of others) {
    const { across, down } = gapOf(box, other);
    if (across < 0 && down < 0) area += across * down;
  }
  return area;
}

function pointing(box: Box, target: Box, read: readonly Box[], uncrossed: readonly Box[]): TipPlace {
  const { left, top } = box;
  const { across, down } = gapOf(box, target);
  const isUpright = down >= across;
  const { tail } = wayTo(box, target, uncrossed);
  const side = isUpright ? (target.top > top ? 'bottom' : 'top') : target.left > left ? 'right' : 'left';
  const reach = isUpright ? down : across;
  return { left, top, side, tail, reach, behind: hiddenOf(box, { side, tail, reach }, read) };
}

const WHOLE: TipPlace['behind'] = { from: 0, to: 0 };

/** From where the way to a target begins: at its middle, or as near to that as nothing is crossed; and how much of it is. */
function wayTo(box: Box, target: Box, uncrossed: readonly Box[]): { readonly tail: number; readonly crossed: number } {
  const { across, down } = gapOf(box, target);
  const isUpright = down >= across;
  const [own, aim] = isUpright ? [spanOf(box, 'x'), spanOf(target, 'x')] : [spanOf(box, 'y'), spanOf(target, 'y')];
  const middle = within(aim.from + aim.size / 2 - own.from, own.size);
  const reach = isUpright ? down : across;
  if (reach <= 0 || uncrossed.length === 0) return { tail: middle, crossed: 0 };
  const [mine, theirs] = isUpright ? [spanOf(box, 'y'), spanOf(target, 'y')] : [spanOf(box, 'x'), spanOf(target, 'x')];
  const way =
    mine.from < theirs.from ? { from: mine.from + mine.size, size: reach } : { from: mine.from - reach, size: reach };
  const between = uncrossed
    .filter((other) => !isSameBox(other, target))
    .map((other) => ({
      length: overlapOf(way, spanOf(other, isUpright ? 'y' : 'x')),
      span: spanOf(other, isUpright ? 'x' : 'y'),
    }))
    .filter(({ length }) => length > 0);
  const crossedAt = (tail: number): number =>
    between.reduce((sum, { length, span }) => {
      const at = own.from + tail;
      return at > span.from - BESIDE && at < span.from + span.size + BESIDE ? sum + length : sum;
    }, 0);
  const ways = [middle, ...between.flatMap(({ span }) => [span.from - BESIDE, span.from + span.size + BESIDE])]
    .map((at, index) => (index === 0 ? at : at - own.from))
    .filter((tail) => tail === middle || isOver(tail, own, aim))
    // One that ends beside its target points at a neighbour.
    .map((tail) => ({ tail, crossed: crossedAt(tail) + (isOver(tail, own, aim) ? 0 : reach) }))
    .toSorted(
      (one, other) => one.crossed - other.crossed || Math.abs(one.tail - middle) - Math.abs(other.tail - middle),
    );
  return ways[0] ?? { tail: middle, crossed: 0 };
}

/** A way passes so far beside what is not crossed. */
const BESIDE = 5;
/** It ends so far inside its target. */
const INSIDE = 4;

interface Span {
  readonly from: number;
  readonly size: number;
}

function spanOf({ left, top, width, height }: Box, axis: 'x' | 'y'): Span {
  return axis === 'x' ? { from: left, size: width } : { from: top, size: height };
}

function overlapOf(one: Span, other: Span): number {
  return Math.min(one.from + one.size, other.from + other.size) - Math.max(one.from, other.from);
}

function isOver(tail: number, own: Span, aim: Span): boolean {
  const at = own.from + tail;
  return tail >= CORNER && tail <= own.size - CORNER && at >= aim.from + INSIDE && at <= aim.from + aim.size - INSIDE;
}

function isSameBox(one: Box, other: Box): boolean {
  return one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height;
}

/** Where the way from a bubble to its target lies over what is read, from the bubble on. */
function hiddenOf(
  box: Box,
  { side, tail, reach }: Pick<TipPlace, 'side' | 'tail' | 'reach'>,
  read: readonly Box[],
): TipPlace['behind'] {
  const isUpright = side === 'top' || side === 'bottom';
  const at = (isUpright ? box.left : box.top) + tail;
  const edge = { top: box.top, left: box.left, bottom: box.top + box.height, right: box.left + box.width }[side];
  const isBack = side === 'top' || side === 'left';
  const stretches = read.flatMap((other) => {
    const [near, width] = isUpright ? [other.left, other.width] : [other.top, other.height];
    const [first, length] = isUpright ? [other.top, other.height] : [other.left, other.width];
    const [from, to] = isBack ? [edge - first - length, edge - first] : [first - edge, first + length - edge];
    // What lies half under the bubble is not crossed out below it.
    return at > near && at < near + width && to > 0 && to <= reach ? [{ from: Math.max(0, from), to }] : [];
  });
  if (stretches.length === 0) return WHOLE;
  return { from: Math.min(...stretches.map(({ from }) => from)), to: Math.max(...stretches.map(({ to }) => to)) };
}

function within(place: number, length: number): number {
  return Math.max(CORNER, Math.min(length - CORNER, place));
}
