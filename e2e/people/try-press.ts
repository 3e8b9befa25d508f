import type { Page } from '@playwright/test';
import type { Point } from './input.ts';

/** Presses a thing by its `data-thing`; returns false if it is gone, covered, or too new to take a tap. */
export type TryPress = (page: Page, thing: string) => Promise<boolean>;

function tryAt(pressAt: (page: Page, point: Point) => Promise<void>): TryPress {
  return async (page, thing) => {
    const point = await openPoint(page, thing);
    if (point !== null) await pressAt(page, point);
    return point !== null;
  };
}

export const tryByMouse = tryAt((page, { x, y }) => page.mouse.click(x, y));
export const tryByFinger = tryAt((page, { x, y }) => page.touchscreen.tap(x, y));

/** The middle of a thing, or a higher point of it that nothing covers; null if there is none. */
async function openPoint(page: Page, thing: string): Promise<Point | null> {
  return page.evaluate((name) => {
    const element = document.querySelector(`main [data-thing="${name}"]`);
    if (element === null || element.closest('[data-fresh]') !== null) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const part of [0.5, 0.25, 0.12]) {
      const point = { x: left + width / 2, y: top + height * part };
      const hit = document.elementFromPoint(point.x, point.y);
      // A die on a card is a target of its own.
      if (element.contains(hit) && hit?.closest('[data-touch]') === null) return point;
    }
    return null;
  }, thing);
}
