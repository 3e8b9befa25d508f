import type { Page } from '@playwright/test';
import { News } from '../harness/news.ts';
import { expect, story } from '../harness/story.ts';
import { layTable, sitDown } from '../people/gather.ts';

story(
  'that two want the same is told in the lobby, and the first keeps it @desktop',
  async ({ page, newcomer, house }) => {
    const news = await News.of(page);
    const friend = await newcomer();
    const choose = async (who: Page, what: string, value: string): Promise<void> => {
      await who.getByRole('combobox', { name: what, exact: true }).selectOption(value);
    };
    await layTable(page, house.origin, 'Rush Out !');
    await sitDown(friend, page.url());
    for (const who of [page, friend]) await choose(who, 'Rôle', 'hero');
    const mine = page.getByRole('combobox', { name: 'Personnage', exact: true });
    await expect(mine).toBeVisible();

    news.hold();
    await choose(friend, 'Personnage', 'bard');
    await expect(friend.getByRole('combobox', { name: 'Personnage', exact: true })).toHaveValue('bard');
    await choose(page, 'Personnage', 'bard');
    await expect(page.getByText(/^Deux fois Barde\s: un des deux héros doit changer\.$/)).toBeVisible();
    news.release();
    await expect(mine).toHaveValue('any');

    news.hold();
    await choose(friend, 'Rôle', 'sorcerer');
    await expect(friend.getByRole('combobox', { name: 'Rôle', exact: true })).toHaveValue('sorcerer');
    await choose(page, 'Rôle', 'sorcerer');
    await expect(page.getByText(/^Un seul sorcier à la table/)).toBeVisible();
    news.release();
    await expect(page.getByRole('combobox', { name: 'Rôle', exact: true })).toHaveValue('hero');
  },
);
