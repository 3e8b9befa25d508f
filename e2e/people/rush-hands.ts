import type { Page } from '@playwright/test';

/** How somebody at the table of Rush Out! reaches for things by their `data-thing`: false where one is not there, or covered. */
export type RushHands = (page: Page, thing: string) => Promise<boolean>;

interface Point {
  readonly x: number;
  readonly y: number;
}

function pointing(pressAt: (page: Page, point: Point) => Promise<void>): RushHands {
  return async (page, thing) => {
    const point = await openPoint(page, thing);
    if (point !== null) await pressAt(page, point);
    return point !== null;
  };
}

export const rushMouse = pointing((page, { x, y }) => page.mouse.click(x, y));
export const rushFinger = pointing((page, { x, y }) => page.touchscreen.tap(x, y));

const KEYS: Readonly<Record<string, string>> = {
  roll: 'Space',
  clear: 'r',
  decline: 'Escape',
  'ping-help': 'x',
  'ping-dragon': 'c',
  'ping-mine': 'v',
  'spot-t1': 'q',
  'spot-t2': 'w',
  'spot-t3': 'e',
  'spot-s1': 'q',
  'spot-s2': 'w',
  'spot-s3': 'e',
  'spot-dragon': 't',
};

/** Every thing has a key: digits for dice and targets, letters for cards and calls, the space bar to roll. */
export const rushKeys: RushHands = async (page, thing) => {
  const [, kind, which] = /^(die|aim)-(\d+)$/.exec(thing) ?? [];
  const key = kind === undefined ? KEYS[thing] : String(Number(which) + (kind === 'die' ? 1 : 0));
  if (key === undefined) return false;
  await page.keyboard.press(key);
  return true;
};

/** The middle of a thing, or what of it nothing else covers. */
async function openPoint(page: Page, thing: string): Promise<Point | null> {
  return page.evaluate((name) => {
    const element = document.querySelector(`main [data-thing="${name}"]`);
    if (element === null) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const part of [0.5, 0.25, 0.12]) {
      const point = { x: left + width / 2, y: top + height * part };
      const hit = document.elementFromPoint(point.x, point.y);
      // A die on a card is a thing of its own.
      if (element.contains(hit) && hit?.closest('[data-touch]') === null) return point;
    }
    return null;
  }, thing);
}
