import type { Locator, Page } from '@playwright/test';
import { recordMotions } from '../harness/motions.ts';
import { Playground } from '../harness/playground.ts';
import { expect, story } from '../harness/story.ts';
import { dragByMouse, Finger, middleOf } from '../people/input.ts';

let playground: Playground;
story.beforeAll(() => {
  playground = Playground.build();
});
story.afterAll(() => playground.close());

/** Dice in a tray and on a board that is larger than its window. */
class DiceTable {
  readonly board: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.board = page.getByRole('region', { name: 'Board' });
  }

  die(number: number): Locator {
    return this.#page.getByRole('button', { name: `Die ${number}` });
  }

  square(row: number, column: number): Locator {
    return this.#page.getByRole('group', { name: `Row ${row}, column ${column}`, exact: true });
  }

  async lay(number: number, row: number, column: number): Promise<void> {
    await dragByMouse(this.die(number), this.square(row, column));
    await expect(this.square(row, column).getByRole('button')).toHaveAccessibleName(`Die ${number}`);
  }

  scrolled(): Promise<number> {
    return this.board.evaluate(({ scrollTop }) => scrollTop);
  }

  /** Clicks without a pointer, which would end a drag. */
  async press(name: string): Promise<void> {
    await this.#page.getByRole('button', { name }).evaluate((button: HTMLElement) => button.click());
  }
}

story('a dropped piece flies from the pointer to its new place, or back to its old one @desktop', async ({ page }) => {
  const motions = await recordMotions(page);
  const table = new DiceTable(page);
  await playground.open(page, { show: 'dragging' });
  await table.lay(1, 2, 2);
  await table.lay(2, 4, 4);

  const { length } = await motions();
  const [from, to] = [await middleOf(table.die(1)), await middleOf(table.square(3, 6))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 12, to.y - 9, { steps: 4 });
  await page.mouse.up();
  await expect(table.square(3, 6).getByRole('button')).toHaveAccessibleName('Die 1');
  expect((await motions()).slice(length)).toMatchObject([
    { thing: 'die-1', first: expect.stringMatching(/^translate\(12px, -9px\)/) },
  ]);

  const home = await middleOf(table.die(1));
  const taken = await middleOf(table.square(4, 4));
  await dragByMouse(table.die(1), table.square(4, 4));
  await expect(table.square(3, 6).getByRole('button')).toHaveAccessibleName('Die 1');
  const back = `translate(${taken.x - home.x}px, ${taken.y - home.y}px)`;
  await expect
    .poll(async () => (await motions()).slice(length + 1))
    .toMatchObject([{ thing: 'die-1', first: expect.stringContaining(back) }]);
});

story('pieces do not fly because their board was panned @desktop', async ({ page }) => {
  const motions = await recordMotions(page);
  const table = new DiceTable(page);
  await playground.open(page, { show: 'dragging' });
  await table.lay(1, 5, 5);
  await table.lay(2, 6, 6);
  const { length } = await motions();
  await table.board.evaluate((board) => board.scrollBy(80, 60));
  await table.lay(3, 9, 9);
  const moved = (await motions()).slice(length).map(({ thing }) => thing);
  expect(moved).not.toContain('die-1');
  expect(moved).not.toContain('die-2');
});

story('unmounting a table ends a drag by keys @desktop', async ({ page }) => {
  const table = new DiceTable(page);
  await playground.open(page, { show: 'dragging' });
  const isKept = (): Promise<boolean> =>
    page.evaluate(() => !dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', cancelable: true })));
  await table.die(1).focus();
  await page.keyboard.press('Space');
  expect(await isKept()).toBe(true);
  await table.press('Put away');
  await expect(table.board).toBeHidden();
  expect(await isKept()).toBe(false);
});

story('a finger pans a board by its dice, and carries the one that it rests on @phone', async ({ page }) => {
  const table = new DiceTable(page);
  await playground.open(page, { show: 'dragging' });
  await table.lay(1, 8, 4);
  const finger = await Finger.on(page);
  const start = await middleOf(table.die(1));

  await finger.put(start);
  await finger.moveTo({ x: start.x, y: start.y - 120 });
  await finger.lift();
  await expect.poll(() => table.scrolled()).toBeGreaterThan(60);
  await expect(table.square(8, 4).getByRole('button')).toHaveAccessibleName('Die 1');

  await finger.put(await middleOf(table.die(1)));
  await expect(table.die(1)).toHaveAttribute('data-dragging');
  const scrolled = await table.scrolled();
  await finger.moveTo(await middleOf(table.square(9, 6)));
  await finger.lift();
  await expect(table.square(9, 6).getByRole('button')).toHaveAccessibleName('Die 1');
  expect(await table.scrolled()).toBe(scrolled);
});

story('locked pieces do not keep a finger from panning @phone', async ({ page }) => {
  const table = new DiceTable(page);
  await playground.open(page, { show: 'dragging' });
  await expect(table.die(1)).toHaveCSS('touch-action', 'none');
  await table.press('Lock');
  await expect(table.die(1)).toHaveCSS('touch-action', 'manipulation');
});
