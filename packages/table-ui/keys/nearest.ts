import { type Box, middleOf, type Point } from '../motion/paths.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Weight of sideways distance: an arrow key stays in its row or column if it can. */
const ASIDE_WEIGHT = 2.5;

/** Index of the box that an arrow key leads to; null if there is none in its direction. */
export function nearestIn(direction: Direction, from: Box, boxes: readonly Box[]): number | null {
  let best: { readonly index: number; readonly cost: number } | null = null;
  for (const [index, box] of boxes.entries()) {
    const cost = costOf(direction, middleOf(from), middleOf(box), from);
    if (cost !== null && (best === null || cost < best.cost)) best = { index, cost };
  }
  return best?.index ?? null;
}

function costOf(direction: Direction, from: Point, to: Point, own: Box): number | null {
  const isAcross = direction === 'left' || direction === 'right';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  const ahead = sign * (isAcross ? to.x - from.x : to.y - from.y);
  const aside = Math.abs(isAcross ? to.y - from.y : to.x - from.x);
  const reach = (isAcross ? own.width : own.height) / 4;
  return ahead <= reach ? null : ahead + aside * ASIDE_WEIGHT;
}
