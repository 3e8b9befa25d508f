import { expect, type Locator, type Page } from '@playwright/test';
import { type Felt, panFor, pointOf, type Spot } from './felt.ts';
import {
  boxMiddleOf,
  byKeyboard,
  byMouse,
  byTouch,
  Finger,
  middleOf,
  type Point,
  type Press,
  walkTo,
} from './input.ts';

/** Mouse, finger or keyboard at the dice table. */
export interface DiceInput {
  readonly press: Press;
  /** Moves a die of the hand or of the felt to a cell, panning the felt as needed. */
  readonly put: (felt: Felt, die: Locator, to: Spot) => Promise<void>;
}

type Pan = (felt: Felt, by: Point) => Promise<void>;

/** Distance before the page takes a touch for a drag. */
const TOUCH_SLOP_PX = 16;

const panByFinger: Pan = async (felt, by) => {
  const finger = await Finger.on(felt.board.page());
  const from = await felt.emptyPoint();
  const { window } = await felt.measure();
  const more = 1 + TOUCH_SLOP_PX / Math.hypot(by.x, by.y);
  const to = {
    x: within(from.x + by.x * more, window.x, window.width),
    y: within(from.y + by.y * more, window.y, window.height),
  };
  await finger.put(from);
  await finger.moveTo(to);
  await finger.lift();
};

/** Clamps to the window, 8 px from its edges. */
function within(at: number, from: number, length: number): number {
  return Math.min(from + length - 8, Math.max(from + 8, at));
}

const panByWheel: Pan = async (felt, by) => {
  const page = felt.board.page();
  const at = await felt.emptyPoint();
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(-by.x, -by.y);
};

/** More than a felt with eighteen dice ever needs. */
const MAX_PANS = 20;

/** Pans until these cells are well inside the window. */
async function panTo(felt: Felt, spots: readonly Spot[], pull: Pan): Promise<void> {
  for (let pulls = 0; pulls < MAX_PANS; pulls += 1) {
    await felt.untilStill();
    const look = await felt.measure();
    const points = spots.map((spot) => pointOf(spot, look));
    const by = panFor(points, look);
    if (Math.hypot(by.x, by.y) < 1) return;
    await pull(felt, by);
  }
  throw new Error('the felt could not be panned to the cells');
}

/** The cell of a die on the felt, in a list; empty for a die of the hand. */
async function spotsOf(felt: Felt, die: Locator): Promise<Spot[]> {
  const number = await die.getAttribute('data-die');
  const spot = number === null ? undefined : (await felt.measure()).spots[number];
  return spot === undefined ? [] : [spot];
}

/** `aim` is called after the die is picked up, because the felt may move until then. */
type Carry = (die: Locator, aim: () => Promise<Point>) => Promise<void>;

function dragging(press: Press, pull: Pan, carry: Carry): DiceInput {
  return {
    press,
    put: async (felt, die, to) => {
      await panTo(felt, [...(await spotsOf(felt, die)), to], pull);
      await carry(die, async () => pointOf(to, await felt.measure()));
    },
  };
}

/** Waits for the dice beside it to close up as well. */
async function stillMiddleOf(die: Locator): Promise<Point> {
  await die.evaluate(async (element) => {
    const motions = element.closest('main')?.getAnimations({ subtree: true }) ?? [];
    const ending = motions.filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  return middleOf(die);
}

export const fingerDrags = dragging(byTouch, panByFinger, async (die, aim) => {
  const finger = await Finger.on(die.page());
  const from = await stillMiddleOf(die);
  await finger.put(from);
  await finger.moveTo({ x: from.x, y: from.y - 20 });
  await finger.carryTo(carriedDie(die.page()), await aim());
  await finger.lift();
});

export const carriedAt = (page: Page): Promise<Point> => boxMiddleOf(carriedDie(page));

export const carriedDie = (page: Page): Locator => page.locator('[data-grip="finger"] [aria-hidden]').first();

export const mouseDrags = dragging(byMouse, panByWheel, async (die, aim) => {
  const { mouse } = die.page();
  const from = await stillMiddleOf(die);
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x, from.y - 20, { steps: 2 });
  const to = await aim();
  await mouse.move(to.x, to.y, { steps: 6 });
  await mouse.up();
});

/** One press picks a die up, another one puts it down. */
function touching(press: Press, pull: Pan, tap: (felt: Felt, at: Point) => Promise<void>): DiceInput {
  return {
    press,
    put: async (felt, die, to) => {
      await panTo(felt, await spotsOf(felt, die), pull);
      await press(die);
      await expect(die).toHaveAttribute('data-state', 'selected');
      await panTo(felt, [to], pull);
      await tap(felt, pointOf(to, await felt.measure()));
    },
  };
}

export const fingerTaps = touching(byTouch, panByFinger, (felt, { x, y }) => felt.board.page().touchscreen.tap(x, y));

export const mouseClicks = touching(byMouse, panByWheel, (felt, { x, y }) => felt.board.page().mouse.click(x, y));

/** A digit picks up a die of the hand, Enter the one under the cursor; arrows move the cursor, Enter puts down. */
export const keys: DiceInput = {
  press: byKeyboard,
  put: async (felt, die, to) => {
    const { keyboard } = felt.board.page();
    await reachCursor(felt);
    const [from] = await spotsOf(felt, die);
    if (from === undefined) await keyboard.press(String(await placeInHand(die)));
    else {
      await lead(felt, from);
      await keyboard.press('Enter');
    }
    await expect(die).toHaveAttribute('data-state', 'selected');
    await lead(felt, to);
    await keyboard.press('Enter');
  },
};

/** An arrow key leads from the hand to the cursor on the felt. */
async function reachCursor(felt: Felt): Promise<void> {
  const page = felt.board.page();
  if (await felt.cursor.evaluate((cursor) => cursor === document.activeElement)) return;
  await walkTo(page.locator('[data-thing^="own-"]').first());
  await page.keyboard.press('ArrowUp');
  await expect(felt.cursor).toBeFocused();
}

/** Counts from 1. */
async function placeInHand(die: Locator): Promise<number> {
  const name = await die.getAttribute('data-thing');
  const things = await die.page().locator('[data-thing^="own-"]').all();
  const names = await Promise.all(things.map((thing) => thing.getAttribute('data-thing')));
  return names.indexOf(name) + 1;
}

async function lead(felt: Felt, to: Spot): Promise<void> {
  const { keyboard } = felt.board.page();
  const { cursor } = await felt.measure();
  const across = to.column < cursor.column ? 'ArrowLeft' : 'ArrowRight';
  const down = to.row < cursor.row ? 'ArrowUp' : 'ArrowDown';
  for (let step = Math.abs(to.column - cursor.column); step > 0; step -= 1) await keyboard.press(across);
  for (let step = Math.abs(to.row - cursor.row); step > 0; step -= 1) await keyboard.press(down);
}
