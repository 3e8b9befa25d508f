import type { Box, Point } from '../motion/paths.ts';

/** Radius that a finger hides around its reported point. */
const FINGER_RADIUS_PX = 30;
/** Distance of the drawn thing from the upper edge of the window. */
const MARGIN_PX = 6;

/** Offset at which a thing is drawn: above the finger, or beside it at the upper edge of the window. */
export function riseOver({ left, top, width, height }: Box, finger: Point, windowWidth: number): Point {
  const up = finger.y - FINGER_RADIUS_PX - (top + height);
  if (top + up >= MARGIN_PX) return { x: 0, y: up };
  const toLeft = finger.x - FINGER_RADIUS_PX - (left + width);
  return { x: finger.x > windowWidth / 2 ? toLeft : finger.x + FINGER_RADIUS_PX - left, y: 0 };
}
