import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { expect, story } from '../harness/story.ts';
import { chooseVariant, createTable, sitDown, startMatch } from '../people/table-setup.ts';

const bubbleOf = (page: Page, hasText: string) => page.locator('.bubble.speech').filter({ hasText });
const panel = (page: Page) => page.getByRole('dialog', { name: 'On se parle' });

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Parler à la table/ }).click();
  await expect(panel(page)).toBeVisible();
}

/** Watches for the bubbles while acting: they vanish after a few seconds. */
async function see(bubbles: readonly Locator[], act: () => Promise<void>): Promise<void> {
  const seen = Promise.all(bubbles.map((bubble) => expect(bubble).toBeVisible()));
  await Promise.all([seen, act()]);
}

async function write(page: Page, text: string): Promise<void> {
  await panel(page).getByRole('textbox', { name: 'Écris un mot' }).fill(text);
  await page.keyboard.press('Enter');
}

story('people speak to each other in the lobby and at the table @short-desktop', async ({ page, newcomer, server }) => {
  const [friend, watcher] = [await newcomer(), await newcomer()];
  await createTable(page, server.origin);
  await expect(page.getByRole('button', { name: /^Parler à la table/ })).toBeHidden(); // nobody else is there
  await sitDown(friend, page.url());
  await openPanel(friend);
  await see([bubbleOf(page, 'Bonjour !')], () => panel(friend).getByRole('button', { name: 'Bonjour !' }).click());
  await expect(panel(friend)).toBeHidden();

  await openPanel(friend);
  await panel(friend).getByRole('textbox').fill('Je disais donc');
  await startMatch(page);
  await expect(friend.getByRole('heading', { name: 'Tuiles', level: 1 })).toBeVisible();
  await expect(panel(friend).getByRole('textbox')).toHaveValue('Je disais donc');
  await watcher.goto(page.url());
  await expect(watcher.getByText('Tu regardes')).toBeVisible();
  await openPanel(page);
  const words = '<b>Salut</b> & <img src=x>';
  await see([bubbleOf(friend, words), bubbleOf(watcher, words)], () => write(page, words));
  for (const one of [friend, watcher]) {
    await expect(one.getByRole('log').filter({ hasText: words })).toBeAttached();
  }
  await openPanel(watcher);
  await expect(panel(watcher).getByRole('listitem')).toHaveText([/Bonjour\s!/, /Salut/]);
  await expect(panel(watcher)).toContainText('tu entends tout, sans parler');
  await expect(panel(watcher).getByRole('textbox')).toBeHidden();
});

story('a muted player is not heard any more, and can be reported', async ({ page, newcomer, server }) => {
  const friend = await newcomer();
  await createTable(page, server.origin);
  await sitDown(friend, page.url());
  await openPanel(friend);
  await write(friend, 'Tu es nul');
  await openPanel(page);
  const line = panel(page).getByRole('listitem').filter({ hasText: 'Tu es nul' });
  await line.getByRole('button', { name: /ne plus entendre ou signaler/ }).click();
  await expectAccessible(page, 'the panel');
  await line.getByRole('button', { name: 'Signaler', exact: true }).click();
  await expectAccessible(page, 'a report');
  await page
    .getByRole('dialog', { name: /^Signaler/ })
    .getByRole('button', { name: 'C’est méchant' })
    .click();
  await expect(page.getByText('Merci, c’est transmis.')).toBeVisible();
  await line.getByRole('button', { name: /^Ne plus entendre/ }).click();
  await expect(line).toBeHidden();

  await write(friend, 'Encore moi');
  await expect(panel(friend).getByText('Encore moi')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Parler à la table', exact: true })).toBeVisible();
  await openPanel(page);
  await expect(panel(page).getByText(/^Tu n’entends plus/)).toBeVisible();
  await expect(page.getByText('Encore moi')).toBeHidden();
  await panel(page).getByRole('button', { name: 'Entendre à nouveau' }).click();
  await expect(panel(page).getByText('Encore moi')).toBeVisible();
});

story('children have ready phrases, and a keyboard reaches them', async ({ page, newcomer, server }) => {
  const friend = await newcomer();
  await createTable(page, server.origin);
  await chooseVariant(page, 'Junior');
  await sitDown(friend, page.url());
  await startMatch(page);
  await expect(page.getByRole('heading', { name: 'Tuiles', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Parler à la table', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('phrases toutes prêtes');
  await expect(panel(page).getByRole('textbox')).toBeHidden();
  await panel(page).getByRole('button', { name: 'applaudit' }).focus();
  const picture = bubbleOf(friend, '').getByRole('img', { includeHidden: true });
  await see([picture], () => page.keyboard.press('Enter'));
  await expect(page.getByRole('button', { name: 'Parler à la table', exact: true })).toBeFocused();
});
