import { middleX } from './shape.ts';
import type { Layout, Point } from './types.ts';

/**
 * Centre of the countdown before a match: on the dragon's path, or over the player's dice if there is no room between
 * the rows.
 */
export function countPlace({ floor, way, shape, tray }: Layout, hasDragon: boolean): Point {
  if (hasDragon || shape === 'desk' || tray === null)
    return { x: floor.width / 2, y: way.stops[1]?.y ?? floor.height / 2 };
  return { x: middleX(tray.well), y: tray.well.top + tray.well.height / 2 };
}
