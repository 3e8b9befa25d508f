import type { Locator, Page } from '@playwright/test';
import type { RushState } from '../../games/rush-out/rules/types.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { RushPlayer } from '../people/rush-player.ts';
import { rushScene, stateOf, stepBy } from '../people/rush-scenes.ts';

const SEATS = ['tracker green: step>t2 - -', 'sorcerer: - - - - -'];
/**
 * In the first scene no die is rolled, so the tip is about rolling; in the second a die fits a card, and both are lit.
 */
const SCENES = {
  roll: rushScene({ seats: ['warrior blue: - - -', ...SEATS] }),
  place: rushScene({ seats: ['warrior blue: step heart -', ...SEATS] }),
};
/** Largest distance, in pixels, at which a bubble clearly belongs to a thing. */
const NEAR = 90;
const HAPPENINGS = 30;
/** Longer than any pace. */
const LATER_MS = 2_000;

declare global {
  interface Window {
    /** Reads of the table by the coach, and positions of the tip. */
    counted: { all: number; inFrame: number; most: number };
    seen: string[];
  }
}

story('a tip appears in its place and stays there', async ({ page, context, server }) => {
  await MockTables.serve(context, SCENES);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const tip = document.querySelector<HTMLElement>('.tip');
      if (tip !== null && getComputedStyle(tip).visibility === 'visible')
        seen.push(`${tip.style.left} ${tip.style.top}`);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(server.origin + pathOf('roll'));
  await expect(page.locator('.tip')).toBeVisible();
  await page.waitForFunction(() => window.seen.length > 30);
  const places = await page.evaluate(() => new Set(window.seen).size);
  expect(places).toBe(1);
});

story(
  'while a tip is shown the layout is read at most once a frame, however much happens',
  async ({ page, context, server }) => {
    const mock = await MockTables.serve(context, SCENES);
    const me = new RushPlayer(page);
    await page.addInitScript(() => {
      const counted = { all: 0, inFrame: 0, most: 0 };
      Object.assign(window, { counted });
      const look = (): void => {
        counted.inFrame = 0;
        requestAnimationFrame(look);
      };
      look();
      const ask = document.querySelectorAll.bind(document);
      document.querySelectorAll = (selector: string) => {
        if (selector === '.status') counted.all += 1; // the coach asks for it once in each reading
        if (selector === '.status') counted.inFrame += 1;
        counted.most = Math.max(counted.most, counted.inFrame);
        return ask(selector);
      };
    });
    await page.goto(server.origin + pathOf('roll'));
    await expect(page.locator('.tip')).toBeVisible();
    await expect(me.understood).toBeInViewport();
    await page.evaluate(() => Object.assign(window.counted, { all: 0, most: 0 }));
    let state = stateOf(SCENES.roll);
    const commands = [
      ...Array.from({ length: HAPPENINGS }, (_, nth) => (nth % 2 === 0 ? 'roll' : 'ping help t2')),
      'take 1',
    ];
    for (const [nth, command] of commands.entries()) {
      const step = stepBy(state, 'B', command, nth + 1, (nth + 1) * LATER_MS);
      mock.show('roll', step);
      state = step.after as RushState;
    }
    await expect.poll(() => me.drawn()).toEqual([]);
    await expect.poll(() => page.evaluate(() => window.counted.all)).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.counted.most)).toBe(1);
  },
);

story('a tip follows its target, also without a render', async ({ page, context, server }) => {
  await MockTables.serve(context, SCENES);
  const me = new RushPlayer(page);
  await page.goto(server.origin + pathOf('roll'));
  const [tip, roll] = [page.locator('.tip'), me.thing('roll')];
  await expectBeside(tip, roll);
  await roll.evaluate((button) => {
    button.style.transition = 'translate 400ms linear';
    button.style.translate = '-10px -180px';
  });
  await expectAtRest(page);
  await expectBeside(tip, roll);
  await roll.evaluate((button) => {
    button.style.transition = 'none';
    button.animate([{}, { translate: '0 0' }], { duration: 400, fill: 'forwards' });
  });
  await expectAtRest(page);
  await expectBeside(tip, roll);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width, height: height - 120 });
  await expectBeside(tip, roll);
});

story('a tip lights its target again after the element was replaced', async ({ page, context, server }) => {
  await MockTables.serve(context, SCENES);
  const me = new RushPlayer(page);
  await page.goto(server.origin + pathOf('place'));
  await expect(page.locator('.tip')).toBeVisible();
  const lit = page.locator('main [data-coached]');
  const die = me.thing('die-0');
  await expect(die).toHaveAttribute('data-coached');
  await die.evaluate((element) => {
    const other = element.cloneNode(true) as HTMLElement;
    delete other.dataset['coached'];
    element.parentElement?.append(other);
    element.dataset['thing'] = 'gone';
  });
  await expect(me.thing('die-0')).toHaveAttribute('data-coached');
  await expect(me.thing('gone')).not.toHaveAttribute('data-coached');
  await me.understood.click();
  await expect(lit).toHaveCount(0);
});

async function expectAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .querySelector('[data-thing="roll"]')
      ?.getAnimations()
      .every(({ playState }) => playState === 'finished'),
  );
}

/** Expects the tip near the thing, but not over it. */
async function expectBeside(tip: Locator, thing: Locator): Promise<void> {
  await expect(tip).toBeVisible();
  const gap = async (): Promise<number> => {
    const [a, b] = [await tip.boundingBox(), await thing.boundingBox()];
    if (a === null || b === null) return Number.POSITIVE_INFINITY;
    const across = Math.max(b.x - a.x - a.width, a.x - b.x - b.width);
    const gapped = Math.max(across, b.y - a.y - a.height, a.y - b.y - b.height);
    return gapped < 0 ? Number.POSITIVE_INFINITY : gapped;
  };
  await expect.poll(gap).toBeLessThan(NEAR);
}
