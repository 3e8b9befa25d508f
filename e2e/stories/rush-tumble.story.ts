import type { Locator, Page } from '@playwright/test';
import { legalOf } from '../../games/rush-out/rules/rush.scenario.ts';
import type { RushState } from '../../games/rush-out/rules/types.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { RushPlayer } from '../people/rush-player.ts';
import { rushScene, stateOf, stepBy } from '../people/rush-scenes.ts';

const SCENE = rushScene({ seats: ['warrior blue: - - -', 'tracker green: step>t2 - -', 'sorcerer: - - - - -'] });
/** Time between two steps: longer than any pace and any tumble. */
const LATER_MS = 2_000;

story('a die tumbles once for each throw, but not when it is placed or dragged', async ({ page, context, server }) => {
  const mock = await MockTables.serve(context, { dice: SCENE });
  const me = await RushPlayer.withoutTips(page);
  const tumbles = await watchTumbles(page);
  await page.goto(server.origin + pathOf('dice'));
  await expect(me.thing('die-0')).toBeVisible();
  const show = (before: RushState, text: string, seq: number): RushState => {
    const step = stepBy(before, 'A', text, seq, seq * LATER_MS);
    mock.show('dice', step);
    return step.after as RushState;
  };
  const rolled = show(stateOf(SCENE), 'roll', 1);
  await expect.poll(tumbles).toEqual({ begun: 3, ended: 3 });
  const place = legalOf(rolled, 'A', 2 * LATER_MS).find((text) => text.startsWith('place')) ?? '';
  const placed = show(rolled, place, 2);
  await expect.poll(() => me.drawn()).toHaveLength(2);
  const own = me.thing(`die-${placed.dice[0]?.findIndex(({ is }) => is === 'rolled')}`);
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('main [data-tumbling]').length)).toBe(0);
  await carry(page, own);
  await expect(own).toHaveAttribute('data-dragging');
  await page.mouse.up();
  expect(await tumbles()).toEqual({ begun: 3, ended: 3 });
  show(placed, 'roll', 3);
  await expect.poll(tumbles).toEqual({ begun: 5, ended: 5 });
});

interface Tumbles {
  readonly begun: number;
  readonly ended: number;
}

/** Counts the tumbles of this page from its beginning. */
async function watchTumbles(page: Page): Promise<() => Promise<Tumbles>> {
  await page.addInitScript(() => {
    const tumbles = { begun: 0, ended: 0 };
    Object.assign(window, { tumbles });
    const count = (what: keyof typeof tumbles) => (event: AnimationEvent) => {
      if (/tumble/.test(event.animationName)) tumbles[what] += 1;
    };
    document.addEventListener('animationstart', count('begun'), { capture: true });
    document.addEventListener('animationend', count('ended'), { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { tumbles: Tumbles }).tumbles);
}

/** Picks a thing up and holds it. */
async function carry(page: Page, thing: Locator): Promise<void> {
  await thing.hover();
  const { x, y } = (await thing.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.down();
  await page.mouse.move(x + 40, y - 20, { steps: 5 });
}
