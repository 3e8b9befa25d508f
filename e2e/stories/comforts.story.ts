import type { Locator } from '@playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { recordMotions } from '../harness/motions.ts';
import { expect, story } from '../harness/story.ts';
import { until } from '../harness/until.ts';
import { FamilyPlayer } from '../people/family-player.ts';
import { playAlone } from '../people/table-setup.ts';

story('with reduced motion nothing flies and nothing shakes @short-desktop', async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const motions = await recordMotions(page);
  const me = new FamilyPlayer(page);
  await playAlone(page, server.origin);
  await me.moves(3);
  await me.untilLay();
  await me.heap.click();
  await expect(me.status).toContainText('Refusé.');
  expect(await motions()).toEqual([]);
});

story('tiles that are sorted slide to their new places @desktop', async ({ page, server }) => {
  const motions = await recordMotions(page);
  const me = new FamilyPlayer(page);
  await playAlone(page, server.origin);
  await me.ready();
  const tiles = me.rack.locator('[data-thing^="tile-"]');
  const order = (): Promise<(string | null)[]> =>
    tiles.evaluateAll((things) => things.map((thing) => thing.getAttribute('data-thing')));
  const before = await order();
  const { length } = await motions();
  await me.rack.getByRole('button', { name: '123, par nombre' }).click();
  const moved = (await order()).filter((tile, place) => tile !== before[place]);
  expect(moved.length).toBeGreaterThan(0);
  const slid = (await motions()).slice(length).map(({ thing }) => thing);
  expect(slid).toEqual(expect.arrayContaining(moved));
});

story('two tabs of one player show the same table', async ({ page, context, server }) => {
  const one = new FamilyPlayer(page);
  await playAlone(page, server.origin);
  await expect(one.rack).toBeVisible();
  const other = new FamilyPlayer(await context.newPage());
  await other.page.goto(page.url());
  await one.move();
  await until('the move is seen in the other tab', () => other.listener.seq >= one.listener.acknowledged);
  await other.move();
  await one.ready();
  await other.ready();
  await until('both tabs have seen the same', () => one.listener.seq === other.listener.seq);
  expect(await other.shownRack()).toEqual(await one.shownRack());
  expect(await other.shownSeries()).toEqual(await one.shownSeries());
});

story('a table that I left is listed at home', async ({ page, server }) => {
  const me = new FamilyPlayer(page);
  await playAlone(page, server.origin);
  await me.ready();
  const rack = await me.shownRack();
  const table = page.url();
  await page.getByRole('button', { name: 'Quitter la table' }).click();
  await page
    .getByRole('dialog', { name: 'Tu t’en vas ?' })
    .getByRole('button', { name: 'Je pars, garde ma place' })
    .click();
  await page.getByRole('region', { name: 'Tes tables' }).getByRole('link', { name: 'Tuiles à toi !' }).click();
  await expect(page).toHaveURL(table);
  await expect(me.rack).toBeVisible();
  expect(await me.shownRack()).toEqual(rack);
});

story('a bot finishes for a player who leaves for good', async ({ page, server }) => {
  const me = new FamilyPlayer(page);
  await playAlone(page, server.origin);
  await expect(me.rack).toBeVisible();
  await page.getByRole('button', { name: 'Quitter la table' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Un bot finit pour moi' }).click();
  await expect(page.getByRole('heading', { name: /on joue à quoi/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Des amis' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tes tables' })).toBeHidden();
});

story('the title of a hidden tab says that it is my turn @desktop @short-desktop', async ({ page, server }) => {
  const me = new FamilyPlayer(page);
  await playAlone(page, server.origin);
  await me.ready();
  await expect(page).toHaveTitle('Tuiles · Tablée');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page).toHaveTitle('À toi ! · Tablée');
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page).toHaveTitle('Tuiles · Tablée');
});

story('Back closes what is open, and only then leaves the table @short-phone', async ({ page, server }) => {
  const me = new FamilyPlayer(page);
  await playAlone(page, server.origin);
  await me.ready();
  const table = page.url();
  const menu = page.getByRole('button', { name: 'Menu' });
  const sheet = page.getByRole('dialog', { name: 'Menu' });

  await page.getByRole('button', { name: 'Les règles' }).click();
  const rules = page.getByRole('dialog', { name: /^Règles/ });
  await expect(rules).toBeVisible();
  await page.goBack();
  await expect(rules).toBeHidden();
  await expect(page).toHaveURL(table);

  await menu.click();
  await sheet.getByRole('button', { name: 'Quitter la table' }).click();
  const leaving = page.getByRole('dialog', { name: 'Tu t’en vas ?' });
  await expect(leaving).toBeVisible();
  await page.goBack();
  await expect(leaving).toBeHidden();
  await expect(page).toHaveURL(table);

  await menu.click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /on joue à quoi/i })).toBeVisible();
  await page.goForward();
  await expect(me.rack).toBeVisible();
});

story('light, language and sound are in the menu of the table @phone', async ({ page, server }) => {
  const me = new FamilyPlayer(page);
  await playAlone(page, server.origin);
  await me.ready();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page, 'the menu');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Baisser la lumière' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Son doux' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(menu.getByRole('button', { name: 'Soft sound', pressed: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu.getByRole('button', { name: 'Soft sound', pressed: true })).toBeVisible();
});

story(
  'a lost connection is shown where it covers neither title nor buttons, and not after I have left @phone',
  async ({ page, network }) => {
    const me = new FamilyPlayer(page);
    await playAlone(page, network.origin);
    await me.ready();
    network.cut();
    const banner = page.locator('.line-banner');
    await expect(banner).toBeVisible();
    for (const name of ['Les règles', 'Menu', 'Quitter la table']) {
      expect(await overlaps(banner, page.getByRole('button', { name }))).toBe(false);
    }
    expect(await overlaps(banner, page.getByRole('heading', { level: 1 }))).toBe(false);
    network.restore();
    const told = page.getByRole('status').getByText('De retour à table.');
    await expect(told).toBeVisible();
    expect((await told.boundingBox())?.y).toBeLessThan(200);
    await page.getByRole('button', { name: 'Quitter la table' }).click();
    await page.getByRole('button', { name: 'Je pars, garde ma place' }).click();
    await expect(page.getByRole('heading', { name: /on joue à quoi/i })).toBeVisible();
    await expect(told).toHaveCount(0);
  },
);

async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('both must be visible');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
