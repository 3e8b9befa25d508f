import { middleX } from './shape.ts';
import type { Layout, Point } from './types.ts';

/**
 * Where seconds are counted down while the cards are looked at: on the way of the dragon, and over the middle of my dice
 * where no dragon leaves room between the rows.
 */
export function countPlace({ floor, way, shape, tray }: Layout, hasDragon: boolean): Point {
  if (hasDragon || shape === 'desk' || tray === null)
    return { x: floor.width / 2, y: way.stops[1]?.y ?? floor.height / 2 };
  return { x: middleX(tray.well), y: tray.well.top + tray.well.height / 2 };
}
