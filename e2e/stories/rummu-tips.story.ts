import type { Locator, Page } from '@playwright/test';
import type { PositionText } from '../../games/rummu/rules/rummu.scenario.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { fingerTaps } from '../people/rummu-input.ts';
import { RummuPlayer } from '../people/rummu-player.ts';
import { rummuScene } from '../people/rummu-scenes.ts';
import { reachOf } from '../people/tips.ts';

const DRAWN: PositionText = {
  hands: ['R5 R6 R7 R8 G6 K4 B9 Y1', 'B0 B2 G3', 'K5 K6 R3'],
  table: '[1 B G5 Y6 G7 G8]',
  discards: 'K9',
};
const SCENES = { draw: rummuScene({ ...DRAWN, phase: 'draw' }), play: rummuScene(DRAWN) };

/** Largest distance in pixels: nothing else fits in between. */
const BESIDE = 40;
/** The status line lies between hand and table: the pointer of a tip may pass behind it, up to this length. */
const BEHIND_STATUS = 120;

story('on a phone the tips of Rummü stand beside their targets @phone', async ({ page, context, server }) => {
  await MockTables.serve(context, SCENES);
  const me = new RummuPlayer(page, { input: fingerTaps });
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => localStorage.removeItem('tablee.coach.rummu'));
    await page.goto(server.origin + pathOf('draw'));
    expect(await reachOf(page, 'Commence par prendre')).toBeLessThanOrEqual(BESIDE);
    await expectFree(page, 'bench');
    await page.goto(server.origin + pathOf('play'));
    expect(await reachOf(page, 'Touche tes cartes')).toBeLessThanOrEqual(BEHIND_STATUS);
    await expectFree(page, 'bench');
    await me.choose('B9');
    expect(await reachOf(page, 'Chaque tour finit')).toBeLessThanOrEqual(BESIDE);
    await expectFree(page, 'hand');
    await me.press(me.thing('discard'));
    await me.lay('R5', 'R6', 'R7', 'R8');
    expect(await reachOf(page, 'Rien n’est posé ni jeté')).toBeLessThanOrEqual(BESIDE);
    await me.undo();
    await me.undo(); // the draft would still be there at the next size
  }
});

/** The tip covers neither the place where cards are composed nor, once one is chosen, a card of the hand. */
async function expectFree(page: Page, part: 'bench' | 'hand'): Promise<void> {
  const tip = await boxOf(page.locator('.tip'));
  const bench = page.locator('main section[data-look]');
  const cards = part === 'hand' ? await page.locator('main [data-thing^="own-"]').all() : [];
  for (const thing of [bench, ...cards]) {
    const { x, y, width, height } = await boxOf(thing);
    const across = Math.min(x + width, tip.x + tip.width) - Math.max(x, tip.x);
    const down = Math.min(y + height, tip.y + tip.height) - Math.max(y, tip.y);
    expect(Math.min(across, down), 'pixels that the tip covers').toBeLessThanOrEqual(0);
  }
}

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`${String(thing)} is not visible`);
  return box;
}
