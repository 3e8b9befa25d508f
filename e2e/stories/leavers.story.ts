import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { expect, story } from '../harness/story.ts';
import { FamilyPlayer } from '../people/family-player.ts';
import { addBot, chooseOption, createTable, sitDown, startMatch } from '../people/table-setup.ts';

const FAST_TIME = join(import.meta.dirname, '../harness/fast-time.ts');

story(
  'a bot stands in for a player whose connection is lost, until they are back',
  async ({ page, newcomer, server, network }) => {
    const maker = new FamilyPlayer(page);
    const friend = new FamilyPlayer(await newcomer());
    await createTable(page, server.origin);
    await chooseOption(page, 'Si quelqu’un s’absente, un bot joue', 'vite : après 15 s');
    await sitDown(friend.page, `${network.origin}${new URL(page.url()).pathname}`);
    const name = await nameOf(page, 2);
    await startMatch(page);
    await untilTurnOf(friend, maker);

    network.cut();
    await expect(maker.status).toContainText(`On attend ${name}…`);
    await expect(plateOf(page, name)).toHaveAccessibleName(/pas là/);
    await expect(plateOf(page, name)).toHaveAccessibleName(new RegExp(`un bot joue pour ${name}`), { timeout: 40_000 });
    await expect(page.getByText(`Un bot joue pour ${name}.`)).toBeVisible();
    await maker.turn();

    network.restore();
    await expect(friend.page.getByText('Un bot a joué pour toi pendant ton absence.')).toBeVisible();
    await expect(plateOf(page, name)).not.toHaveAccessibleName(/bot/);
    await untilTurnOf(friend, maker);
    await friend.turn();
  },
);

story('the maker can replace a player who has left by a bot', async ({ page, newcomer, server }) => {
  const maker = new FamilyPlayer(page);
  const friend = new FamilyPlayer(await newcomer());
  await createTable(page, server.origin);
  await chooseOption(page, 'Si quelqu’un s’absente, un bot joue', 'tard : après 3 min');
  await sitDown(friend.page, page.url());
  const name = await nameOf(page, 2);
  await startMatch(page);
  await untilTurnOf(friend, maker);
  await friend.page.close();
  const replace = page.getByRole('button', { name: 'Remplacer par un bot' });
  await expect(replace).toBeVisible();
  await expectAccessible(page, 'waiting for somebody');
  await replace.click();
  await expect(plateOf(page, name)).toHaveAccessibleName(new RegExp(`un bot joue pour ${name}`));
  await expectAccessible(page, 'a bot stands in');
  await maker.turn();
});

story(
  'a pause is asked for by one, seen by all, and ended by another @short-desktop',
  async ({ page, newcomer, server }) => {
    const maker = new FamilyPlayer(page);
    const friend = new FamilyPlayer(await newcomer());
    await createTable(page, server.origin);
    await sitDown(friend.page, page.url());
    const name = await nameOf(page, 2);
    await startMatch(page);
    await untilTurnOf(maker, friend);
    await openMenu(friend.page);
    await friend.page.getByRole('button', { name: 'Mettre en pause' }).last().click();

    await expect(maker.status).toContainText(`${name} a mis la partie en pause.`);
    await expect(maker.status).toContainText('Reprise d’ici 10 min.');
    await expect(friend.status).toContainText('Tu as mis la partie en pause.');
    await expectAccessible(page, 'paused');
    if ((await maker.ready()) === 'lay') await maker.lay();
    else await maker.heap.click();
    await expect(page.getByText('La partie est en pause.', { exact: true })).toBeVisible();

    await maker.status.getByRole('button', { name: 'Reprendre' }).click();
    await expect(friend.page.getByText('La partie reprend.')).toBeVisible();
    await expect(maker.status).not.toContainText('pause');
    await maker.turn();
  },
);

story('a friend who only watched takes the seat of a bot', async ({ page, newcomer, server }) => {
  const maker = new FamilyPlayer(page);
  const friend = new FamilyPlayer(await newcomer());
  await createTable(page, server.origin);
  await addBot(page, 2);
  const bot = await nameOf(page, 2);
  await friend.page.request.post(`${server.origin}/api/guest`, { data: { name: 'Inès' } }); // a random name could be the bot's
  await startMatch(page);
  await friend.page.goto(page.url());
  await friend.page.getByRole('button', { name: 'Prendre une place' }).click();
  await expectAccessible(friend.page, 'the menu of who watches');
  await friend.page.getByRole('button', { name: new RegExp(`^Prendre la place (?:de |d’)${bot}$`) }).click();
  await friend.page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();

  await expect(friend.rack).toBeVisible();
  await expect(page.getByText(new RegExp(`prend la place de ${bot}\\.$`))).toBeVisible();
  await expect(plateOf(page, bot)).toBeHidden();
  await untilTurnOf(friend, maker);
  await friend.turn();
});

story(
  'a guest who is sent off from the lobby is told at once, and may be let in again @short-phone',
  async ({ page, newcomer, server }) => {
    const friend = await newcomer();
    await createTable(page, server.origin);
    await sitDown(friend, page.url());
    const name = await nameOf(page, 2);
    await page.getByRole('button', { name: new RegExp(`^Place (?:de |d’)${name}$`) }).click();
    await page.getByRole('button', { name: `Exclure ${name}` }).click();
    await page.getByRole('button', { name: 'Exclure', exact: true }).click();
    await expect(friend.getByText('Tu n’as plus de place à cette table.')).toBeVisible();
    // In `main`, because live regions keep their last words.
    await expect(friend.getByRole('main').getByText('Il y a une place pour toi.')).toBeHidden();
    await expect(friend.getByRole('button', { name: 'Prendre place' })).toBeDisabled();
    await expect(friend.getByRole('button', { name: 'Prendre la place 2' }).locator('svg')).toBeHidden();

    await page.getByRole('button', { name: 'Inviter quelqu’un à la place 3' }).click();
    await expectAccessible(page, 'how a friend gets to the table');
    await page.getByRole('button', { name: 'Fermer' }).click();
    await page
      .getByRole('region', { name: 'Les places' })
      .getByRole('button', { name: `Laisser revenir ${name}` })
      .click();
    await expect(page.getByText(`${name} peut revenir.`)).toBeVisible();
    await expect(friend.getByRole('main').getByText('Il y a une place pour toi.')).toBeVisible();
    await friend.getByRole('button', { name: 'Prendre place' }).click();
    await expect(friend.getByRole('button', { name: 'Me lever' })).toBeVisible();
  },
);

story(
  'a player who is sent off sits down again only once the maker lets them in',
  async ({ page, newcomer, server }) => {
    const friend = new FamilyPlayer(await newcomer());
    await createTable(page, server.origin);
    await sitDown(friend.page, page.url());
    const name = await nameOf(page, 2);
    await startMatch(page);
    await expect(friend.rack).toBeVisible();
    await openMenu(page);
    await expectAccessible(page, 'the menu of the maker');
    await page.getByRole('button', { name: `Exclure ${name}` }).click();
    await expect(page.getByRole('dialog', { name: `Exclure ${name} ?` })).toBeVisible();
    await page.getByRole('button', { name: 'Exclure', exact: true }).click();

    await expect(friend.page.getByText('Tu n’as plus de place à cette table : tu regardes.')).toBeVisible();
    await expect(page.getByText(new RegExp(`^${name} ne joue plus\\s: \\S+ finit la partie\\.$`))).toBeVisible();
    await expect(friend.page.getByRole('button', { name: 'Prendre une place' })).toBeHidden();
    await openMenu(page);
    await page.getByRole('button', { name: `Laisser revenir ${name}` }).click();
    await friend.page.getByRole('button', { name: 'Prendre une place' }).click();
    await friend.page.getByRole('button', { name: /^Prendre la place d/ }).click();
    await friend.page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
    await expect(friend.rack).toBeVisible();
  },
);

story('when the clock runs out everybody is told, and the game plays on', async ({ page, newcomer, startServer }) => {
  const server = await startServer({ NODE_OPTIONS: `--import=${FAST_TIME}`, TABLEE_BOT_SPEED: '10' });
  const maker = new FamilyPlayer(page);
  const friend = new FamilyPlayer(await newcomer());
  await createTable(page, server.origin);
  await chooseOption(page, 'Un tour dure', '1 min au plus', () => expectAccessible(page, 'how it is played'));
  await sitDown(friend.page, page.url());
  await friend.page.getByRole('button', { name: /^Plus/ }).click();
  await expect(friend.page.getByRole('dialog')).toContainText('1 min au plus');
  await friend.page.keyboard.press('Escape');
  await startMatch(page);
  await untilTurnOf(maker, friend);
  await expect(maker.status.locator('[data-time]')).toBeVisible();
  const name = await nameAtPlate(friend.page);
  await expect(page.getByText('Temps écoulé : le jeu a joué pour toi.')).toBeVisible();
  await expect(friend.page.getByText(`Temps écoulé : le jeu joue pour ${name}.`)).toBeVisible();
  await friend.turn();
});

/** The player at this place of the lobby. */
async function nameOf(page: Page, place: number): Promise<string> {
  const names = page
    .getByRole('region', { name: 'Les places' })
    .getByRole('listitem')
    .locator('[data-thing="place-name"]');
  await expect(names.nth(place - 1)).not.toHaveText('Libre'); // the player is still on the way
  return (await names.nth(place - 1).textContent()) ?? '';
}

/** The only other player at the table. */
async function nameAtPlate(page: Page): Promise<string> {
  return (await page.locator('.other .seat-name > span').first().textContent()) ?? '';
}

function plateOf(page: Page, name: string): Locator {
  return page.getByRole('group', { name: new RegExp(`^${name}`) }).first();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
}

/** Plays until it is this player's turn. */
async function untilTurnOf(player: FamilyPlayer, other: FamilyPlayer): Promise<void> {
  await Promise.race([player.ready(), other.ready()]);
  if (isTurnOf(other)) await other.turn();
  await player.ready();
}

function isTurnOf({ listener }: FamilyPlayer): boolean {
  return listener.family.turn === listener.viewer;
}
