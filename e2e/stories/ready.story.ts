import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { expect, story } from '../harness/story.ts';
import { until } from '../harness/until.ts';
import { RuckusPlayer } from '../people/ruckus-player.ts';
import { chooseVariant, createTable, playAlone, sitDown, startMatch, variantOf } from '../people/table-setup.ts';

function readyButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Go !', exact: true });
}

/** A new guest is asked for a name. */
async function sitDownAsStranger(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Prendre place' }).click();
  await page.getByRole('dialog', { name: 'Qui es-tu ?' }).getByRole('button', { name: 'C’est moi' }).click();
  await expect(page.getByRole('button', { name: 'Me lever' })).toBeVisible();
}

/** Records the text of the status line from now on. */
async function readStatus(status: Locator): Promise<() => Promise<string[]>> {
  const lines = await status.evaluateHandle((line) => {
    const read: string[] = [line.textContent];
    const look = new MutationObserver(() => read.push(line.textContent));
    look.observe(line, { subtree: true, childList: true, characterData: true });
    return read;
  });
  return () => lines.jsonValue();
}

story('the second round begins as soon as both are ready', async ({ page, newcomer, server }) => {
  const maker = new RuckusPlayer(page);
  const friend = new RuckusPlayer(await newcomer());
  await createTable(page, server.origin, 'Ruckus');
  await chooseVariant(page, 'Frénétique');
  await sitDown(friend.page, page.url());
  await startMatch(page);
  await Promise.all([maker.play(), friend.play()]);

  await expect(maker.sheet(1)).toBeVisible();
  const counted = await readStatus(friend.status);
  await readyButton(page).click();
  await expect(page.getByRole('button', { name: 'OK !' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^On attend .+\.$/ })).toHaveCount(1);
  await expect(friend.sheet(1).getByRole('img', { name: 'c’est bon', exact: true })).toHaveCount(1);
  await expect(friend.page.getByRole('img', { name: /^C’est bon pour / })).toBeVisible();
  expect(maker.view.phase).toBe('sheet');

  await friend.page.keyboard.press('Enter');
  await until('both see the second round', () => [maker, friend].every(({ view }) => view.round === 2));
  expect((await counted()).filter((line) => line.includes('La suite dans 1 s.'))).toEqual([]);
});

story('a player alone with bots waits for nobody @short-phone', async ({ page, server }) => {
  const me = new RuckusPlayer(page);
  await playAlone(page, server.origin, 'Ruckus');
  await readyButton(page).click();
  await until('the round goes on', () => me.view.phase !== 'countdown');
  await expect(readyButton(page)).toHaveCount(0);
});

story('a newcomer reads the game in short, and the other waits @short-desktop', async ({ page, beginner, server }) => {
  const friend = await beginner();
  const cards = friend.getByRole('dialog', { name: 'Tuiles en bref' });
  const waiting = page.locator('.status').getByText(/^On attend qu.+ ait lu les règles\.$/);
  await createTable(page, server.origin);
  await sitDownAsStranger(friend, page.url());
  await startMatch(page);
  await expect(cards.getByRole('listitem')).toHaveCount(3);
  for (const card of await cards.getByRole('listitem').all()) {
    await expect(card.locator('.tile, img').first()).toBeVisible();
  }
  await expect(cards).not.toContainText('Vide ton chevalet');
  await expect(waiting).toBeVisible();
  await expectAccessible(friend, 'first cards');
  await expectAccessible(page, 'a table that waits for a reader');

  await cards.getByRole('button', { name: 'Règles' }).click();
  await expect(friend.getByRole('dialog', { name: /^Règles/ })).toBeVisible();
  await friend.keyboard.press('Escape');
  await expect(cards.getByRole('button', { name: 'Compris !' })).toBeFocused();
  await friend.keyboard.press('Enter');
  await expect(cards).toBeHidden();
  await expect(friend.locator('[data-thing]:focus')).toHaveCount(1);
  await expect(waiting).toBeHidden();

  await friend.goto(server.origin);
  await variantOf(friend).click();
  await expect(friend.getByRole('heading', { name: 'Tuiles', level: 1 })).toBeVisible();
  await expect(cards).toBeHidden();
});

story(
  'the game in short stays until it is confirmed, however often Escape is pressed',
  async ({ page, beginner, server }) => {
    const friend = await beginner();
    const waiting = page.locator('.status').getByText(/^On attend qu.+ ait lu les règles\.$/);
    await createTable(page, server.origin);
    await sitDownAsStranger(friend, page.url());
    await startMatch(page);
    const understood = friend.getByRole('button', { name: 'Compris !' });
    await expect(understood).toBeFocused();
    await expect(waiting).toBeVisible();
    for (const _ of ['prevented', 'closed', 'closed again']) await friend.keyboard.press('Escape');
    await expect(understood).toBeFocused();
    await friend.keyboard.press('Enter');
    await expect(waiting).toBeHidden();
  },
);

story(
  'in the game in short, no picture overlaps another on a landscape phone @desktop',
  async ({ beginner, server }) => {
    const friend = await beginner();
    await friend.setViewportSize({ width: 844, height: 390 });
    await friend.goto(server.origin);
    await variantOf(friend, 'Rush Out !').click();
    const cards = friend.getByRole('dialog', { name: 'Rush Out ! en bref' });
    await expect(cards.getByRole('listitem')).toHaveCount(3);
    await expect(cards).toContainText('L’étoile, ton joker, vaut le symbole de ton héros.');
    const parts = cards.locator('li > div > span > span');
    await expect(parts).toHaveCount(7); // two camps, three steps, two endings
    for (const part of await parts.all()) {
      expect(await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    }
    await expect(cards.getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
  },
);

story(
  'on a large screen the cards of the game in short fill the width and fit the height @desktop',
  async ({ beginner, server }) => {
    const friend = await beginner();
    await friend.setViewportSize({ width: 1920, height: 1080 });
    await friend.goto(server.origin);
    await variantOf(friend).click();
    const cards = friend.getByRole('dialog', { name: 'Tuiles en bref' }).getByRole('listitem');
    await expect(cards).toHaveCount(3);
    const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
    expect(Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left))).toBeGreaterThan(
      0.8 * 1920,
    );
    for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 1 });
  },
);
