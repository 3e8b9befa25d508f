import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pageWords } from '../../apps/web/locale/index.ts';
import { pairIn } from '../../games/ruckus/rules/family.ts';
import type { RuckusCommand, RuckusView } from '../../games/ruckus/rules/types.ts';
import { targetsOf } from '../../games/ruckus/ui/touch.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { recordMotions } from '../harness/motions.ts';
import { expect, story } from '../harness/story.ts';
import { until } from '../harness/until.ts';
import { ruckusFinger, ruckusKeys } from '../people/ruckus-input.ts';
import { RuckusPlayer } from '../people/ruckus-player.ts';
import { ruckusScene } from '../people/ruckus-scenes.ts';
import { countedScores, shownScores } from '../people/scores.ts';
import {
  addBot,
  chooseVariant,
  createTable,
  playAlone,
  sitDown,
  startMatch,
  variantOf,
} from '../people/table-setup.ts';
import { WINNER_HEADING } from '../people/words.ts';

/** Fast bots play several cards in this time. */
const LONG_ENOUGH_MS = 2_500;
/** A command that was sent before the tip appeared arrives within this time. */
const SETTLED_MS = 500;
const FAST_TIME = join(import.meta.dirname, '../harness/fast-time.ts');

story(
  'two people and two bots play a round by a link, and all sheets agree @desktop',
  async ({ page, newcomer, startServer }) => {
    const server = await startServer({ TABLEE_BOT_SPEED: '3' });
    const maker = new RuckusPlayer(page);
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' };
    const friend = new RuckusPlayer(await newcomer(phone), { input: ruckusFinger, locale: 'en' });
    await createTable(page, server.origin, 'Ruckus');
    await friend.page.goto(page.url());
    await friend.page.getByRole('button', { name: 'Take a seat' }).click();
    for (const place of [3, 4]) await addBot(page, place);
    await startMatch(page);
    await Promise.all([maker.play(), friend.play()]);
    expect(maker.listener.acknowledged).toBeGreaterThan(0);
    expect(friend.listener.acknowledged).toBeGreaterThan(0);

    await until('both have received the last entry', () => maker.listener.seq === friend.listener.seq);
    const counted = countedScores(maker.view);
    expect(counted).toHaveLength(4);
    for (const { sheet } of [maker, friend].map((one) => ({ sheet: one.sheet(1) }))) {
      await expect(sheet).toBeVisible();
      expect(await shownScores(sheet)).toEqual(counted);
    }
    await expect(friend.sheet(1).getByRole('columnheader', { name: 'Round' })).toBeVisible();
  },
);

/** No pair, and a pile for every card: others cannot prevent this hand from being emptied. */
function canGoOut({ view, seat }: RuckusPlayer): boolean {
  const hand = view.hand ?? [];
  return pairIn(hand) === null && hand.every((card) => targetsOf(view, seat, card).length > 0);
}

story(
  'of two slaps with empty hands one is first, and the other player is told @desktop',
  async ({ page, newcomer, server, network }) => {
    const near = new RuckusPlayer(page);
    const far = new RuckusPlayer(await newcomer());
    const players = [near, far];
    await createTable(page, server.origin, 'Ruckus');
    await chooseVariant(page, 'Frénétique');
    network.delay(60);
    await sitDown(far.page, network.origin + new URL(page.url()).pathname);
    await startMatch(page);
    await Promise.all(players.map((one) => one.play(() => !canGoOut(one), gather)));
    await Promise.all(players.map((one) => one.play(() => (one.view.hand?.length ?? 0) > 1)));
    await Promise.all(players.map((one) => one.play(() => one.view.hand?.length !== 0)));
    await Promise.all(players.map((one) => one.waitForPace())); // otherwise the second slap would be too early instead of too late
    network.delay(250); // neither sees the other's slap before their own
    await Promise.all(players.map((one) => one.page.keyboard.press('d'))); // the space bar would press the focused button

    await until('the round is over for both', () => players.every(({ listener }) => listener.view?.phase === 'sheet'));
    const bonuses = near.view.sheets.at(-1)?.map(({ bonus }) => bonus);
    expect(bonuses?.toSorted()).toEqual([0, 2]);
    const loser = players[bonuses?.indexOf(0) ?? -1] as RuckusPlayer;
    await expect(loser.status).toContainText(
      /Refusé\. La manche est finie\. Trop tard, à [\d,]+\ss près\s: .+ a été plus rapide\./,
    );
  },
);

/** Lays pairs and draws, but never lays a single card. */
function gather({ hand }: RuckusView): RuckusCommand {
  const family = pairIn(hand ?? []);
  return family === null ? { do: 'draw' } : { do: 'form', family };
}

story('a round by keyboard alone @desktop', async ({ page, server }) => {
  const me = new RuckusPlayer(page, { input: ruckusKeys });
  await playAlone(page, server.origin, 'Ruckus');
  await expect(me.hand).toHaveAccessibleName('Ta main, 7 cartes');
  await page.keyboard.press('d');
  await expect(me.status).toContainText('Attends le top départ.');
  await me.play();
  expect(me.listener.acknowledged).toBeGreaterThan(0);
  await expect(me.sheet(1).getByRole('row')).toHaveCount(5);
});

story('a beginner alone reads a tip while match time is stopped @desktop', async ({ beginner, server }) => {
  const page = await beginner();
  const me = new RuckusPlayer(page);
  await playAlone(page, server.origin, 'Ruckus');
  await page.getByRole('button', { name: pageWords('fr')('first.understood'), exact: true }).click();
  await expect(page.locator('.tip')).toBeVisible({ timeout: 60_000 });
  await expect(me.understood).toBeVisible();
  await pause(SETTLED_MS);
  const { seq } = me.listener;
  await pause(LONG_ENOUGH_MS);
  expect(me.listener.seq).toBe(seq);
  await me.understood.click();
  await until('the bots go on', () => me.listener.seq > seq + 2);
});

story('the tip about the slap lights the draw pile @desktop', async ({ page, context, server }) => {
  await MockTables.serve(context, { empty: ruckusScene('deck zzz\nA | boum×3\nB miaou dring | meuh×2') });
  await page.goto(server.origin + pathOf('empty'));
  const me = new RuckusPlayer(page);
  await expect(page.locator('.tip')).toContainText('Tape vite sur la pioche');
  await expect(me.drawPile).toHaveAttribute('data-coached');
});

story('a round by fingers alone @phone', async ({ page, server }) => {
  const me = new RuckusPlayer(page, { input: ruckusFinger });
  await page.goto(server.origin);
  await variantOf(page, 'Ruckus').tap();
  await me.play();
  expect(me.listener.acknowledged).toBeGreaterThan(0);
  await expect(me.sheet(1)).toBeVisible();
  await me.sheet(1).getByRole('button', { name: 'Voir la table' }).tap();
  await expect(me.sheet(1)).toBeHidden();
});

story(
  'a fast match comes to its podium, and with reduced motion nothing flies @phone',
  async ({ page, startServer }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const motions = await recordMotions(page);
    const server = await startServer({ NODE_OPTIONS: `--import=${FAST_TIME}`, TABLEE_BOT_SPEED: '2' });
    const me = new RuckusPlayer(page, { input: ruckusFinger });
    await playAlone(page, server.origin, 'Ruckus');
    for (let round = 1; me.listener.view?.phase !== 'over'; round += 1) {
      await until(
        `round ${round} is dealt`,
        () => (me.listener.view?.round ?? 0) >= round || me.listener.view?.phase === 'over',
      );
      await me.play();
      await until(`round ${round} is counted`, () => me.view.sheets.length >= round);
      if (me.view.phase === 'sheet') await me.ready.tap();
    }
    await expect(page.getByRole('heading', { name: WINNER_HEADING })).toBeVisible();
    const best = Math.max(...me.view.totals);
    expect(best).toBeGreaterThanOrEqual(50);
    await expect(page.locator('[data-part="end"]').getByText(String(best)).first()).toBeVisible();
    await expect(me.rematch).toBeVisible();
    expect(await motions()).toEqual([]);
  },
);
