import type { Page } from '@playwright/test';
import { expect, story } from '../harness/story.ts';
import { until } from '../harness/until.ts';
import { markRuckusTipsSeen, RuckusPlayer } from '../people/ruckus-player.ts';
import { addBot, createTable, playAlone, sitDown, startMatch } from '../people/table-setup.ts';

const WAITS = 'La partie t’attend. Elle reprend dès que tu fermes.';

/** Fakes visibility: a headless browser never hides a page. */
async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

story(
  'reading the rules pauses a real-time game among bots, and closing them resumes it @short-phone',
  async ({ page, server }) => {
    const me = new RuckusPlayer(page);
    const veil = page.locator('.pause-veil');
    await markRuckusTipsSeen(page);
    await playAlone(page, server.origin, 'Ruckus');
    await until('the round is on', () => me.listener.view?.phase === 'play');
    await page.getByRole('button', { name: 'Les règles' }).click();
    await expect(page.getByRole('dialog').getByText(WAITS)).toBeVisible();
    await expect(veil).toBeVisible();
    const { seq } = me.listener;
    await page.keyboard.press('Escape');
    await expect(veil).toBeHidden();
    await until('the bots play on', () => me.listener.seq > seq + 1);

    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').getByText(WAITS)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Mettre en pause' }).click();
    await expect(page.locator('.status').getByText('Tu as mis la partie en pause.')).toBeVisible();
    await page.locator('.status').getByRole('button', { name: 'Reprendre' }).click();
    await expect(veil).toBeHidden();

    await hide(page, true);
    await expect(veil).toBeVisible();
    await hide(page, false);
    await expect(veil).toBeHidden();
  },
);

story('reading the rules does not pause a match with a friend @desktop', async ({ page, newcomer, server }) => {
  const friend = new RuckusPlayer(await newcomer());
  await createTable(page, server.origin, 'Ruckus');
  await sitDown(friend.page, page.url());
  await addBot(page, 3);
  await startMatch(page);
  await until('the round is on', () => friend.listener.view?.phase === 'play');
  await page.getByRole('button', { name: 'Les règles' }).click();
  await expect(page.getByRole('dialog', { name: /^Règles/ })).toBeVisible();
  const { seq } = friend.listener;
  await until('the bot plays on', () => friend.listener.seq > seq + 1);
  await expect(page.getByText(WAITS)).toHaveCount(0);
});
