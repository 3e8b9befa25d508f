import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { withToy } from '../harness/copy.ts';
import { MessageGate } from '../harness/message-gate.ts';
import { expect, story as told } from '../harness/story.ts';
import {
  addBot,
  chooseOption,
  chooseVariant,
  createTable,
  openOwnSeatOptions,
  playAlone,
  sitDown,
} from '../people/table-setup.ts';
import { TugPlayer } from '../people/tug-player.ts';

const story = told.extend(withToy('tug'));
const GAME = 'La corde';
const TELEVISION = { viewport: { width: 1280, height: 720 }, isMobile: false, hasTouch: false };

story.describe.configure({ mode: 'default' }); // one server for all of them: its page is built for them alone
story.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two people at a table of the toy, and a television that shows it. */
async function gather(page: Page, newcomer: (options?: object) => Promise<Page>, origin: string) {
  const [me, friend] = [new TugPlayer(page), new TugPlayer(await newcomer())];
  await friend.page.request.post(`${origin}/api/guest`, { data: { name: 'Inès' } });
  await createTable(page, origin, GAME);
  await sitDown(friend.page, page.url());
  const tv = await newcomer(TELEVISION);
  await tv.goto(`${page.url()}/tv`);
  return { me, friend, tv };
}

async function playMatch(...players: readonly TugPlayer[]): Promise<void> {
  await Promise.all(players.map((player) => player.playOut()));
}

story(
  'one is the giant, nobody else can be, and the climbers win or lose together',
  async ({ page, newcomer, server }) => {
    const gate = await MessageGate.on(page);
    const { me, friend, tv } = await gather(page, newcomer, server.origin);
    await addBot(page, 3);
    await addBot(page, 4);
    const [maker = '', , bot = '', other = ''] = await me.names();

    gate.hold();
    await friend.choose('Rôle', 'giant');
    await expect(friend.team('Toi : Le géant')).toHaveText(['Inès']);
    await me.choose('Rôle', 'giant');
    await expect(page.getByText('Il y a un seul géant, et quelqu’un contre qui tirer.')).toBeVisible();
    gate.release();
    const mine = await openOwnSeatOptions(page);
    const giant = mine.getByRole('combobox', { name: 'Rôle', exact: true }).locator('option[value="giant"]');
    await expect(giant).toHaveText('Géant (c’est Inès)');
    await expect(giant).toBeDisabled();
    await mine.getByRole('button', { name: 'Fermer' }).click();

    await me.chooseFor(bot, { Rôle: 'climber', Insigne: 'oak' });
    await expect(
      friend.page.getByRole('region', { name: 'Les places' }).getByText('Chêne', { exact: true }),
    ).toBeVisible();
    await friend.page.getByRole('button', { name: `Changer de place avec ${other}` }).click();
    await expect(me.team('Ton équipe : Les grimpeurs')).toHaveText([maker, other, bot]);
    await expect(me.team('Le géant')).toHaveText(['Inès']);
    await expect(me.team('Places libres')).toHaveText(['Libre']);
    await expect(tv.getByRole('heading', { name: 'Les grimpeurs' })).toBeVisible();
    await expectAccessible(page, 'lobby of roles');

    await page.getByRole('button', { name: /^Commencer à 4, .* contre .*/ }).click();
    await me.understand();
    await friend.understand();
    await expect(page.getByRole('group', { name: /^Inès .*, Le géant/ })).toContainText('Le géant');
    await expect(page.getByRole('group', { name: new RegExp(`^${bot} .*, ton équipe`) })).toBeVisible();
    await expect(tv.getByRole('heading', { level: 1 })).toContainText(/Le géant.*Les grimpeurs/);
    await expectAccessible(page, 'a match of roles');

    await playMatch(me, friend);
    for (const { podium, called } of [
      { podium: me.podium, called: { [maker]: 'Toi' } },
      { podium: friend.podium, called: { Inès: 'Toi' } },
      { podium: new TugPlayer(tv).podium, called: {} },
    ] as readonly { podium: Locator; called: Readonly<Record<string, string>> }[]) {
      await expect(podium).toHaveCount(2);
      const climbers = podium.filter({ hasText: 'Les grimpeurs' });
      for (const name of [maker, bot, other]) await expect(climbers).toContainText(called[name] ?? name);
      await expect(podium.filter({ hasText: 'Le géant' })).toContainText(called['Inès'] ?? 'Inès');
    }
    await expect(page.getByRole('heading', { name: /^(?:Le géant gagne|Les grimpeurs gagnent)\s!/ })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: /^Les grimpeurs/ })).toContainText('Toi');
    await expectAccessible(page, 'the podium of roles');
  },
);

story('pairs sit opposite each other, by four or by six', async ({ page, newcomer, server }) => {
  const { me, friend, tv } = await gather(page, newcomer, server.origin);
  await chooseVariant(page, 'À deux contre deux');
  await chooseOption(page, 'But', '10 pas');
  for (const place of [3, 4, 5]) await addBot(page, place);
  await expect(page.getByRole('main').getByText('On joue à 4 ou 6, pas à 5.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Commencer/ })).toBeDisabled();

  const [maker = '', , partner = '', other = '', fifth = ''] = await me.names();
  await page.getByRole('button', { name: new RegExp(`^Place (?:de |d’)${fifth}$`) }).click();
  await page.getByRole('button', { name: `Retirer ${fifth}` }).click();
  await expect(me.team('Ton équipe')).toHaveText([maker, partner]);
  await expect(me.team('En face')).toHaveText(['Inès', other]);
  await expect(me.team('Places libres')).toHaveText(['Libre', 'Libre']);
  await expect(tv.getByRole('heading', { name: 'Équipe 2' })).toBeVisible();
  await expectAccessible(page, 'lobby of pairs');
  await expectAccessible(tv, 'a television, lobby of pairs');

  await page.getByRole('button', { name: /^Commencer à 4, .+ et toi contre .+ et / }).click();
  await me.understand();
  await friend.understand();
  await expect(page.getByRole('group', { name: new RegExp(`^${partner} .*, ton équipe`) })).toBeVisible();
  await expect(friend.page.getByRole('group', { name: new RegExp(`^${partner} .*, équipe 1`) })).toBeVisible();
  await playMatch(me, friend);
  await expect(me.podium).toHaveCount(2);
  await expect(me.podium.filter({ hasText: 'Toi' })).toContainText(partner);
  await expect(page.getByRole('heading', { name: / et (toi, vous gagnez|.+ gagnent)\s!/ })).toBeVisible();
  await expectAccessible(tv, 'a television, the podium of pairs');
});

story('one person alone with bots keeps their side, so the giant stays in the rematch', async ({ page, server }) => {
  const me = new TugPlayer(page);
  await playAlone(page, server.origin, GAME);
  await me.understand();
  const giants: string[] = [];
  for (let match = 0; match < 2; match += 1) {
    await me.playOut();
    giants.push(await me.podium.filter({ hasText: 'Le géant' }).locator('[data-part="podium-name"]').innerText());
    await page.getByRole('button', { name: 'Revanche' }).click();
    await expect(me.podium).toHaveCount(0);
  }
  expect(new Set(giants).size).toBe(1);
});
