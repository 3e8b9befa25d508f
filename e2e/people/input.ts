import { setTimeout as pause } from 'node:timers/promises';
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';

export type Press = (thing: Locator) => Promise<void>;

export const byMouse: Press = (thing) => thing.click();
export const byTouch: Press = (thing) => thing.tap();

/** Above the number of tab stops of any page. */
const MAX_TAB_STOPS = 120;

/** Tabs to the thing and presses Enter; checks at every stop that the focus is visible. */
export const byKeyboard: Press = async (thing) => {
  await walkTo(thing);
  await thing.page().keyboard.press('Enter');
};

export async function walkTo(thing: Locator): Promise<void> {
  const page = thing.page();
  await expect(thing).toBeVisible();
  for (let step = 0; step < MAX_TAB_STOPS; step += 1) {
    const way = await thing.evaluate((element): 'here' | 'Tab' | 'Shift+Tab' => {
      const focused = document.activeElement ?? document.body;
      if (focused === element) return 'here';
      const isAhead = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isAhead === 0 ? 'Shift+Tab' : 'Tab';
    });
    if (way === 'here') return;
    await page.keyboard.press(way);
    await expectFocusSeen(page);
  }
  throw new Error(`the keyboard does not reach ${String(thing)}`);
}

/** Expects a focus ring around the focused element or its parent. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const unseen = await page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return 'nothing is focused';
    const hasRing = (element: Element | null): boolean => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    };
    const isSeen = focused.matches(':focus-visible') && (hasRing(focused) || hasRing(focused.parentElement));
    return isSeen ? null : focused.outerHTML.slice(0, 200);
  });
  expect(unseen).toBeNull();
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS_PER_MOVE = 6;

/**
 * Pause before lifting: a finger that is lifted while moving flings, and the browser takes the next tap for the fling's
 * end.
 */
const AIM_MS = 120;

/** All fingers on the screen: each touch event must name all of them. */
class TouchScreen {
  readonly #session: CDPSession;
  readonly #fingers = new Map<number, Point>();

  constructor(session: CDPSession) {
    this.#session = session;
  }

  get nextId(): number {
    return Math.max(-1, ...this.#fingers.keys()) + 1;
  }

  async put(id: number, at: Point): Promise<void> {
    this.#fingers.set(id, at);
    await this.#touch('touchStart');
  }

  async move(id: number, to: Point): Promise<void> {
    this.#fingers.set(id, to);
    await this.#touch('touchMove');
  }

  /** A finger that a touch event no longer names was lifted. */
  async lift(id: number): Promise<void> {
    this.#fingers.delete(id);
    await this.#touch(this.#fingers.size === 0 ? 'touchEnd' : 'touchMove');
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd'): Promise<void> {
    const touchPoints = [...this.#fingers].map(([id, at]) => ({ id, ...at }));
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

export class Finger {
  readonly #screen: TouchScreen;
  #id = 0;
  #at: Point = { x: 0, y: 0 };

  private constructor(glass: TouchScreen) {
    this.#screen = glass;
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(new TouchScreen(await page.context().newCDPSession(page)));
  }

  /** Another finger of the same hand. */
  another(): Finger {
    return new Finger(this.#screen);
  }

  async put(at: Point): Promise<void> {
    this.#id = this.#screen.nextId;
    this.#at = at;
    await this.#screen.put(this.#id, at);
  }

  async moveTo(to: Point): Promise<void> {
    for (const point of between(this.#at, to)) await this.#screen.move(this.#id, point);
    this.#at = to;
  }

  /** Moves until what is carried reaches the point: it is drawn above the finger, or beside it. */
  async carryTo(carried: Locator, to: Point): Promise<void> {
    let at = to;
    for (let tries = 0; tries < 3; tries += 1) {
      await this.moveTo(at);
      await pause(AIM_MS);
      const seen = await boxMiddleOf(carried);
      at = { x: at.x + to.x - seen.x, y: at.y + to.y - seen.y };
    }
    await this.moveTo(at);
  }

  async lift(): Promise<void> {
    await this.#screen.lift(this.#id);
  }
}

/** `aim` is called after the thing is picked up, because others may make room until then. */
type Carry = (thing: Locator, aim: () => Promise<Point>) => Promise<void>;

const carryByTouch: Carry = async (thing, aim) => {
  const finger = await Finger.on(thing.page());
  const from = await middleOf(thing);
  await finger.put(from);
  await finger.moveTo({ x: from.x, y: from.y - 20 });
  const to = await aim();
  await finger.moveTo(to);
  await pause(AIM_MS);
  await finger.moveTo(to);
  await finger.lift();
};

export const carryByMouse: Carry = async (thing, aim) => {
  const { mouse } = thing.page();
  const from = await middleOf(thing);
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x, from.y - 20, { steps: 2 });
  const to = await aim();
  await mouse.move(to.x, to.y, { steps: STEPS_PER_MOVE });
  await mouse.up();
};

/** `onto` may appear only after the thing is picked up. */
export async function dragByTouch(thing: Locator, onto: Locator): Promise<void> {
  await carryByTouch(thing, () => middleOf(onto));
}

export async function dragByMouse(thing: Locator, onto: Locator): Promise<void> {
  await carryByMouse(thing, () => middleOf(onto));
}

export async function middleOf(thing: Locator): Promise<Point> {
  await thing.hover({ trial: true }); // waits until it lies still
  return boxMiddleOf(thing);
}

/** Works for covered things too. */
export async function boxMiddleOf(thing: Locator): Promise<Point> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`${String(thing)} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function between(from: Point, to: Point): Point[] {
  return Array.from({ length: STEPS_PER_MOVE }, (_, index) => {
    const part = (index + 1) / STEPS_PER_MOVE;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}
