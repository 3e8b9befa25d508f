import { setTimeout as pause } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import { pageWords } from '../../apps/web/locale/index.ts';
import { expect, story } from '../harness/story.ts';
import { until } from '../harness/until.ts';
import { expectAgreement } from '../people/agreement.ts';
import { dealEnv } from '../people/rush-deal-env.ts';
import { rushFinger, rushKeys } from '../people/rush-input.ts';
import { RushPlayer } from '../people/rush-player.ts';
import {
  addBot,
  chooseOption,
  chooseOwnSeatOption,
  chooseVariant,
  createTable,
  invitationLink,
  sitDown,
  startMatch,
  variantOf,
} from '../people/table-setup.ts';
import { WINNER_HEADING } from '../people/words.ts';

const GAME = 'Rush Out !';
/** Fast bots roll several times in this time. */
const LONG_ENOUGH_MS = 2_500;
/** Largest distance, in pixels, at which a bubble clearly belongs to a thing. */
const NEAR = 60;

story('alone as a hero I come from home to the podium by keys @desktop', async ({ page, startServer }) => {
  const server = await startServer(dealEnv({ deckSize: 4 }, 2));
  const me = await RushPlayer.withoutTips(page, { input: rushKeys });
  await page.goto(server.origin);
  await variantOf(page, GAME, 'Premiers sorts').click();
  await me.play();
  expect(me.listener.acknowledged).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: WINNER_HEADING })).toBeVisible();
});

story('alone as a hero I come from home to the podium by thumb @phone @short-phone', async ({ page, startServer }) => {
  const server = await startServer(dealEnv({ deckSize: 1 }));
  const me = await RushPlayer.withoutTips(page, { input: rushFinger });
  await page.goto(server.origin);
  await variantOf(page, GAME, 'Premiers sorts').tap();
  await me.play();
  expect(me.listener.acknowledged).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: WINNER_HEADING })).toBeVisible();
});

story('alone as the sorcerer I give the signal and come to the podium', async ({ page, startServer }) => {
  const server = await startServer(dealEnv({ deckSize: 4 }));
  const isPhone = story.info().project.name.includes('phone');
  const me = await RushPlayer.withoutTips(page, isPhone ? { input: rushFinger } : {});
  await page.goto(server.origin);
  await variantOf(page, GAME, 'Je suis le sorcier').click();
  await me.play();
  expect(me.view.seatOptions[me.seat]?.role).toBe('sorcerer');
  // RO-14: started by my first roll, not by the timer.
  expect(me.listener.texts.filter((text) => text.includes('"kind":"started","rule":"RO-14"'))).toHaveLength(1);
  await expect(page.getByRole('heading', { name: WINNER_HEADING })).toBeVisible();
});

story(
  'three people by a link, one of them the sorcerer, and two bots play with the dragon, and all see the same end',
  async ({ page, newcomer, startServer }) => {
    const server = await startServer(dealEnv({ deckSize: 4 }, 3));
    const input = story.info().project.name.includes('phone') ? rushFinger : rushKeys;
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
    const players = [
      await RushPlayer.withoutTips(page, { input }),
      await RushPlayer.withoutTips(await newcomer()),
      await RushPlayer.withoutTips(await newcomer(phone), { input: rushFinger }),
    ] as const;
    const [, hero, sorcerer] = players;
    await createTable(page, server.origin, GAME);
    await chooseVariant(page, 'Avec le dragon');
    await chooseOption(page, 'Tempo', 'frénétique');
    const link = await invitationLink(page);
    await sitDown(hero.page, link);
    await sitDown(sorcerer.page, link);
    await chooseOwnSeatOption(sorcerer.page, 'Rôle', 'sorcerer');
    for (const place of [4, 5]) await addBot(page, place);
    await startMatch(page);
    await Promise.all(players.map((player) => player.play()));

    expect(players.map(({ view, seat }) => view.seatOptions[seat]?.role)).toEqual(['hero', 'hero', 'sorcerer']);
    for (const { listener } of players) expect(listener.acknowledged).toBeGreaterThan(0);
    await expectAgreement(players);
    const won = players[0].view.win?.camp === 'heroes' ? 'Les héros gagnent !' : 'Le sorcier gagne !';
    const wonBy = (own: RushPlayer): string => (won.startsWith('Le ') && own === sorcerer ? 'Tu gagnes !' : won);
    for (const player of players) {
      const { page: own } = player;
      await expect(own.getByRole('heading', { name: wonBy(player).replace(' !', '\u00a0!') })).toBeVisible();
      await expect(own.getByRole('region', { name: 'Le récit de la partie' })).toContainText('La carte décisive');
      const podium = own.locator('[data-part="podium"] > li');
      await expect(podium).toHaveCount(2);
      const isAlone = await podium.filter({ hasText: 'Sorcier' }).getByText('Toi').isVisible();
      expect(isAlone).toBe(own === sorcerer.page);
      await expect(own.getByRole('list', { name: 'Les honneurs' }).getByRole('listitem')).not.toHaveCount(0);
    }
    await expectOffer(players);
  },
);

/** The sorcerer's role rotates to the next player, who may leave it to the one after them. */
async function expectOffer([me, hero, sorcerer]: readonly [RushPlayer, RushPlayer, RushPlayer]): Promise<void> {
  for (const { rematch } of [me, hero, sorcerer]) await rematch.click();
  await expect(me.status).toContainText(/Sorcier\s: à toi cette fois, si tu veux\./);
  await expect(sorcerer.status).toContainText(/Sorcier\s: à .+ cette fois\./);
  await chooseOwnSeatOption(me.page, 'Rôle', 'hero');
  await expect(hero.status).toContainText(/Sorcier\s: à toi cette fois, si tu veux\./);
}

story('a beginner alone reads each step while match time is stopped', async ({ beginner, server }) => {
  const page = await beginner();
  const me = new RushPlayer(page);
  await page.goto(server.origin);
  await variantOf(page, GAME, 'Premiers sorts').click();
  const cards = page.getByRole('dialog').getByRole('listitem');
  await expect(cards).toHaveCount(3);
  // Cards below the fold would not be read.
  for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 0.99 });
  await page.getByRole('button', { name: pageWords('fr')('first.understood'), exact: true }).click();
  await expect(me.understood).toBeVisible({ timeout: 60_000 });
  const tip = page.locator('.tip');
  await expect(tip).toContainText('Lance tes trois dés');
  await expect.poll(() => gapBetween(tip, me.thing('roll'))).toBeLessThan(NEAR);
  await untilItStands(me);
  const { seq } = me.listener;
  await pause(LONG_ENOUGH_MS);
  expect(me.listener.seq).toBe(seq);
  await me.understood.click();
  await until('the bots go on', () => me.listener.seq > seq + 2);
});

story('a beginner lays the die that a tip points at by its key @desktop', async ({ beginner, startServer }) => {
  const server = await startServer(
    dealEnv(
      {
        cards: { t1: 'sealed-door', t2: 'vine-bridge', t3: 'torch-hall' }, // only the door has a sword
        seats: ['warrior blue: sword - -', 'tracker green: - - -', 'bard brown: - - -', 'sorcerer: - - - - -'],
      },
      1,
    ),
  );
  const page = await beginner();
  const me = new RushPlayer(page);
  await page.goto(server.origin);
  await variantOf(page, GAME, 'Premiers sorts').click();
  await page.getByRole('button', { name: pageWords('fr')('first.understood'), exact: true }).click();
  const lit = me.thing('die-0');
  await expect(lit).toHaveAttribute('data-coached', '', { timeout: 60_000 });
  await untilItStands(me);
  await expect(async () => {
    await page.keyboard.press('1'); // keys work a moment after the table is visible
    await expect(page.locator('.tip')).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await until('the table has taken it', () => me.listener.acknowledged > 0);
});

/** Waits until the page knows that match time is stopped: earlier presses are refused. */
async function untilItStands({ page }: RushPlayer): Promise<void> {
  await page.locator('.seat[data-still]').first().waitFor();
}

for (const [how, act] of [
  ['by touching it', (me: RushPlayer) => me.thing('roll').click()],
  ['by the space bar', (me: RushPlayer) => me.page.keyboard.press(' ')],
] as const)
  story(
    `a beginner does what a tip points at ${how}: the tip goes, and it is done @desktop`,
    async ({ beginner, server }) => {
      const page = await beginner();
      const me = new RushPlayer(page);
      await page.goto(server.origin);
      await variantOf(page, GAME, 'Premiers sorts').click();
      await page.getByRole('button', { name: pageWords('fr')('first.understood'), exact: true }).click();
      await expect(page.locator('.tip')).toContainText('Lance tes trois dés', { timeout: 60_000 });
      await untilItStands(me);
      await act(me);
      await until('my dice are rolled', () => me.view.dice[me.seat]?.every(({ is }) => is === 'rolled') === true);
      await expect(me.status).not.toContainText('Refusé');
    },
  );

async function gapBetween(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) return Number.POSITIVE_INFINITY;
  const across = Math.max(b.x - a.x - a.width, a.x - b.x - b.width);
  return Math.max(across, b.y - a.y - a.height, a.y - b.y - b.height);
}
