import type { Box } from './motion/paths.ts';

/** True if two boxes of a computed layout overlap by more than a rounding error of browsers. */
export function doOverlap(one: Box, other: Box): boolean {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0.5 && down > 0.5;
}
