import type { Box } from '../motion/paths.ts';
import type { Point } from './carrier.ts';

/** So much around the point that it reports does a finger hide. */
const FINGER_PX = 30;
/** What is carried stays so far inside the window. */
const MARGIN_PX = 6;

/** How far a thing is drawn from where a finger holds it: above it, or beside it at the upper edge of the window. */
export function riseOver({ left, top, width, height }: Box, finger: Point, windowWidth: number): Point {
  const up = finger.y - FINGER_PX - (top + height);
  if (top + up >= MARGIN_PX) return { x: 0, y: up };
  const toLeft = finger.x - FINGER_PX - (left + width);
  return { x: finger.x > windowWidth / 2 ? toLeft : finger.x + FINGER_PX - left, y: 0 };
}
