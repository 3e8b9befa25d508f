import type { Box } from '../motion/paths.ts';
import type { Size } from '../use-size.ts';

type BubbleSide = 'top' | 'bottom' | 'left' | 'right';

export interface TipPlace {
  readonly left: number;
  readonly top: number;
  /** Side of the tail, and its position along that side. */
  readonly side: BubbleSide;
  readonly tail: number;
  /** Distance from the tail to the target. */
  readonly reach: number;
  /** Part of the leader line that passes behind text; empty if both are 0. */
  readonly behind: { readonly from: number; readonly to: number };
}

export interface TipRoom {
  readonly bubble: Size;
  readonly window: Size;
  /** Candidate targets; all are left uncovered if there is room. */
  readonly targets: readonly Box[];
  /** Things better left uncovered. */
  readonly things: readonly Box[];
  /** Things covered only if every place covers some of them. */
  readonly held?: readonly Box[];
  /** Other things the tip is about: rather covered than pointed past. */
  readonly lit?: readonly Box[];
  /** Text that leader lines must not cross. */
  readonly read?: readonly Box[];
  /** Things that leader lines avoid if there is another way. */
  readonly uncrossed?: readonly Box[];
}

const STEP_PX = 8;
/** Margin to the window's edge, and the length of the tail, in px. */
const MARGIN_PX = 8;
const TAIL_PX = 14;
/** Distance of the tail from the ends of its side, in px: keeps it off the rounded corners. */
const MIN_CORNER_PX = 26;
/** Cost of a covered pixel, in units of a covered pixel of `things`; and the divisor of the squared distance. */
const COVERED_COST = { target: 20, lit: 20, thing: 1, held: 1_000 };
const REACH_DIVISOR = 1;
/** Cost of a tail that misses and would point at a neighbour, in covered pixels. */
const ASKEW_COST = 1_000;
/** Cost of a pixel of the leader line over avoided things. */
const CROSSED_COST = 1_000;
/** Clearance around needed things in px: a bubble that touches one seems to be about it. */
const CLEARANCE_PX = 6;

/** The place in the window with the lowest cost; null if every place covers everything. */
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
  const needed = held.map(withClearance);
  for (let top = MARGIN_PX; top <= window.height - bubble.height - MARGIN_PX; top += STEP_PX) {
    for (let left = MARGIN_PX; left <= window.width - bubble.width - MARGIN_PX; left += STEP_PX) {
      const box = { left, top, ...bubble };
      const pointed = nearest(box, targets);
      if (pointed === null || (best !== null && pointed.cost >= best.cost)) continue;
      const over = COVERED_COST.target * covered(box, targets) + COVERED_COST.held * covered(box, needed);
      const cost =
        pointed.cost + over + COVERED_COST.lit * covered(box, lit) + COVERED_COST.thing * covered(box, things);
      if (best !== null && cost >= best.cost) continue;
      const { crossed } = wayTo(box, pointed.target, uncrossed);
      const whole = cost + CROSSED_COST * crossed;
      if (best === null || whole < best.cost) best = { box, target: pointed.target, cost: whole };
    }
  }
  return best === null ? null : pointing(best.box, best.target, read, uncrossed);
}

/** The nearest target with room for a tail. */
function nearest(box: Box, targets: readonly Box[]): { readonly target: Box; readonly cost: number } | null {
  let best: { readonly target: Box; readonly cost: number } | null = null;
  for (const target of targets) {
    const { across, down } = gapOf(box, target);
    if (Math.max(across, down) < TAIL_PX) continue;
    const far = Math.max(0, across) + Math.max(0, down);
    const cost = far ** 2 / REACH_DIVISOR + ASKEW_COST * Math.max(0, Math.min(across, down) + MIN_CORNER_PX);
    if (best === null || cost < best.cost) best = { target, cost };
  }
  return best;
}

/** Gap between two boxes in each direction; negative if they overlap. */
function gapOf(a: Box, b: Box): { readonly across: number; readonly down: number } {
  return {
    across: Math.max(b.left - a.left - a.width, a.left - b.left - b.width),
    down: Math.max(b.top - a.top - a.height, a.top - b.top - b.height),
  };
}

function withClearance({ left, top, width, height }: Box): Box {
  return {
    left: left - CLEARANCE_PX,
    top: top - CLEARANCE_PX,
    width: width + 2 * CLEARANCE_PX,
    height: height + 2 * CLEARANCE_PX,
  };
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

const NOTHING_HIDDEN: TipPlace['behind'] = { from: 0, to: 0 };

/** Start of the leader line near the middle of a side, where it crosses least, with the crossed length. */
function wayTo(box: Box, target: Box, uncrossed: readonly Box[]): { readonly tail: number; readonly crossed: number } {
  const { across, down } = gapOf(box, target);
  const isUpright = down >= across;
  const [own, aim] = isUpright
    ? [extentOf(box, 'x'), extentOf(target, 'x')]
    : [extentOf(box, 'y'), extentOf(target, 'y')];
  const middle = within(aim.from + aim.size / 2 - own.from, own.size);
  const reach = isUpright ? down : across;
  if (reach <= 0 || uncrossed.length === 0) return { tail: middle, crossed: 0 };
  const [mine, theirs] = isUpright
    ? [extentOf(box, 'y'), extentOf(target, 'y')]
    : [extentOf(box, 'x'), extentOf(target, 'x')];
  const way =
    mine.from < theirs.from ? { from: mine.from + mine.size, size: reach } : { from: mine.from - reach, size: reach };
  const between = uncrossed
    .filter((other) => !isSameBox(other, target))
    .map((other) => ({
      length: overlapOf(way, extentOf(other, isUpright ? 'y' : 'x')),
      span: extentOf(other, isUpright ? 'x' : 'y'),
    }))
    .filter(({ length }) => length > 0);
  const crossedAt = (tail: number): number =>
    between.reduce((sum, { length, span }) => {
      const at = own.from + tail;
      return at > span.from - LINE_CLEARANCE_PX && at < span.from + span.size + LINE_CLEARANCE_PX ? sum + length : sum;
    }, 0);
  const ways = [
    middle,
    ...between.flatMap(({ span }) => [span.from - LINE_CLEARANCE_PX, span.from + span.size + LINE_CLEARANCE_PX]),
  ]
    .map((at, index) => (index === 0 ? at : at - own.from))
    .filter((tail) => tail === middle || isOver(tail, own, aim))
    // a line that ends beside its target points at a neighbour
    .map((tail) => ({ tail, crossed: crossedAt(tail) + (isOver(tail, own, aim) ? 0 : reach) }))
    .toSorted(
      (one, other) => one.crossed - other.crossed || Math.abs(one.tail - middle) - Math.abs(other.tail - middle),
    );
  return ways[0] ?? { tail: middle, crossed: 0 };
}

/** Clearance of a leader line, in px. */
const LINE_CLEARANCE_PX = 5;
/** Distance that the line reaches into its target, in px. */
const LINE_OVERLAP_PX = 4;

interface Extent {
  readonly from: number;
  readonly size: number;
}

function extentOf({ left, top, width, height }: Box, axis: 'x' | 'y'): Extent {
  return axis === 'x' ? { from: left, size: width } : { from: top, size: height };
}

function overlapOf(one: Extent, other: Extent): number {
  return Math.min(one.from + one.size, other.from + other.size) - Math.max(one.from, other.from);
}

function isOver(tail: number, own: Extent, aim: Extent): boolean {
  const at = own.from + tail;
  return (
    tail >= MIN_CORNER_PX &&
    tail <= own.size - MIN_CORNER_PX &&
    at >= aim.from + LINE_OVERLAP_PX &&
    at <= aim.from + aim.size - LINE_OVERLAP_PX
  );
}

function isSameBox(one: Box, other: Box): boolean {
  return one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height;
}

/** Section of the leader line that crosses text, measured from the bubble. */
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
    // text half under the bubble is not crossed below it
    return at > near && at < near + width && to > 0 && to <= reach ? [{ from: Math.max(0, from), to }] : [];
  });
  if (stretches.length === 0) return NOTHING_HIDDEN;
  return { from: Math.min(...stretches.map(({ from }) => from)), to: Math.max(...stretches.map(({ to }) => to)) };
}

function within(place: number, length: number): number {
  return Math.max(MIN_CORNER_PX, Math.min(length - MIN_CORNER_PX, place));
}
