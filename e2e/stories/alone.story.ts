import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { expect, story } from '../harness/story.ts';
import { FamilyPlayer } from '../people/family-player.ts';
import { dragByMouse } from '../people/input.ts';
import { playAlone } from '../people/table-setup.ts';
import { WINNER_HEADING } from '../people/words.ts';

story('from home to my own first move takes two clicks @short', async ({ page, server }) => {
  const presses = await countPresses(page);
  const me = new FamilyPlayer(page);
  const started = performance.now();
  await playAlone(page, server.origin);
  const ready = await me.ready();
  const [lay] = await me.lays();
  const [tile] = lay?.tiles ?? [];
  if (lay === undefined || tile === undefined) await me.heap.click();
  else await dragByMouse(me.tile(tile), me.target(lay));
  await expect.poll(() => me.listener.acknowledged).toBeGreaterThanOrEqual(0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  story.info().annotations.push({ type: 'seconds from home to the first own move', description: seconds });
  expect(ready).toBe(lay === undefined ? 'draw' : 'lay');
  expect(await presses()).toBe(2);
});

story('a match alone against bots ends on the podium, and a rematch begins @short-phone', async ({ page, server }) => {
  const me = new FamilyPlayer(page);
  await playAlone(page, server.origin);
  await me.toTheEnd();
  await expect(page.getByRole('heading', { name: WINNER_HEADING })).toBeVisible();
  await expectAccessible(page, 'podium');
  await page.getByRole('button', { name: 'Autre jeu' }).click();
  await expect(page.getByRole('dialog', { name: 'On joue à quoi ?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Commencer/ })).toBeVisible();
  await page.goBack();
  const before = page.url();
  await me.rematch.click();
  await expect(me.rematch).toBeHidden();
  await expect(me.rack).toBeVisible();
  expect(page.url()).not.toBe(before);
  expect(await me.move()).not.toBe('over');
});

story('a player alone with bots reads after a reload that the match waited @short-phone', async ({ page, server }) => {
  const me = new FamilyPlayer(page);
  const told = page.getByText('En pause pendant ton absence.');
  await playAlone(page, server.origin);
  await me.move();
  await expect(told).toBeHidden();
  await page.reload();
  await expect(told).toBeVisible();
  expect(await me.move()).not.toBe('over');
});

/** Counts pointer presses. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { presses: 0 });
    addEventListener('pointerdown', () => Object.assign(globalThis, { presses: read() + 1 }), true);
    const read = (): number => (globalThis as unknown as { presses: number }).presses;
  });
  return () => page.evaluate(() => (globalThis as unknown as { presses: number }).presses);
}
