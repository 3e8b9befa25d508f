import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { MessageGate } from '../harness/message-gate.ts';
import { expect, story } from '../harness/story.ts';
import { addBot, chooseOwnSeatOption, createTable, openOwnSeatOptions, sitDown } from '../people/table-setup.ts';

/** The button that names my own seat options. */
function played(page: Page): Locator {
  return page.getByRole('button', { name: /^Ce que tu joues/ });
}

story(
  'if two players choose the same, the lobby says so and the first keeps it @desktop',
  async ({ page, newcomer, server }) => {
    const gate = await MessageGate.on(page);
    const friend = await newcomer();
    await createTable(page, server.origin, 'Rush Out !');
    await sitDown(friend, page.url());
    for (const who of [page, friend]) await chooseOwnSeatOption(who, 'Rôle', 'hero');
    await expect(played(page)).toHaveText('Ce que tu joues Héros');

    gate.hold();
    await chooseOwnSeatOption(friend, 'Personnage', 'bard');
    await expect(played(friend)).toContainText('Barde');
    await chooseOwnSeatOption(page, 'Personnage', 'bard');
    await expect(page.getByText(/^Deux fois Barde\s: un des deux héros doit changer\.$/)).toBeVisible();
    gate.release();
    await expect(played(page)).toHaveText('Ce que tu joues Héros');

    gate.hold();
    await chooseOwnSeatOption(friend, 'Rôle', 'sorcerer');
    await expect(played(friend)).toHaveText('Ce que tu joues Sorcier');
    await chooseOwnSeatOption(page, 'Rôle', 'sorcerer');
    await expect(page.getByText(/^Un seul sorcier à la table/)).toBeVisible();
    gate.release();
    await expect(played(page)).toHaveText('Ce que tu joues Héros');
  },
);

story(
  'my seat options are chosen one by one, also while my place changes teams, and are summed up in a few words @short-phone',
  async ({ page, server }) => {
    await createTable(page, server.origin, 'Rush Out !');
    const mine = await openOwnSeatOptions(page);
    const choose = (what: string, value: string): Promise<unknown> =>
      mine.getByRole('combobox', { name: what, exact: true }).selectOption(value);
    await choose('Rôle', 'sorcerer');
    await expect(page.locator('[data-group="mine"] h2')).toHaveText(/^Toi\s: Sorcier$/);
    await choose('Rôle', 'hero');
    await expect(page.locator('[data-group="mine"] h2')).toHaveText(/^Ton équipe\s: Héros$/);
    await choose('Personnage', 'warrior');
    await expect(mine.getByText(/^joker\s: Épée$/)).toBeVisible();
    await expect(mine.getByRole('option', { name: /^Clerc \(joker\s: Feu\)$/ })).toBeAttached();
    await choose('Couleur', 'white');
    await expectAccessible(page, 'what I play');
    await mine.getByRole('button', { name: 'Fermer' }).click();
    await expect(played(page)).toContainText('Fine lame, blanc');
  },
);

story(
  'one control chooses my role, and who is the sorcerer otherwise is said above their place',
  async ({ page, server }) => {
    await createTable(page, server.origin, 'Rush Out !');
    for (const place of [2, 3, 4]) await addBot(page, place);
    const sorcerer = page.getByRole('group', { name: 'Sorcier', exact: true });
    const name = await sorcerer.locator('[data-thing="place-name"]').textContent();
    await expect(sorcerer.getByText(`${name}, sauf si quelqu’un le demande`)).toBeVisible();
    await expect(page.getByRole('button', { name: /Rôle|Sorcier|Héros|peu importe/ })).toHaveCount(1);
    await chooseOwnSeatOption(page, 'Rôle', 'sorcerer');
    await expect(page.getByText('sauf si quelqu’un le demande')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Rôle|Sorcier|Héros|peu importe/ })).toHaveCount(1);
  },
);
