import type { Locator, Page } from '@playwright/test';
import { expect, story } from '../harness/story.ts';
import type { TestServer } from '../harness/test-server.ts';
import { until } from '../harness/until.ts';
import { FamilyPlayer, playUntilLay } from '../people/family-player.ts';
import { createTable, playAlone, sitDown, startMatch } from '../people/table-setup.ts';

const RESTART = 'Le serveur redémarre…';
const NOTHING_GOES = 'La connexion est coupée : rien ne part pour l’instant.';
const CUT = 'La connexion est coupée. On réessaie…';

story(
  'a server that is killed and started again loses no move, and nobody reloads @short-desktop',
  async ({ page, newcomer, startServer }) => {
    const server = await startServer();
    const people = await beginWithFriend(page, await newcomer(), server);
    const [maker, friend] = people;
    await Promise.all(people.map((person) => person.turns(2)));
    await Promise.all(people.map(({ page: own }) => mark(own)));
    const said = Math.max(maker.listener.acknowledged, friend.listener.acknowledged);
    const racks = await Promise.all(people.map((person) => person.shownRack()));
    const series = await maker.shownSeries();

    await server.kill();
    await Promise.all(people.map(({ page: own }) => expect(own.getByText(CUT)).toBeVisible()));
    await server.start();
    await Promise.all(people.map(({ page: own }) => expect(own.getByText(CUT)).toBeHidden()));
    expect(maker.listener.seq).toBeGreaterThanOrEqual(said);
    expect(await Promise.all(people.map((person) => person.shownRack()))).toEqual(racks);
    expect(await maker.shownSeries()).toEqual(series);

    await Promise.all(people.map((person) => person.turns(2)));
    expect(await Promise.all(people.map(({ page: own }) => isMarked(own)))).toEqual([true, true]);
  },
);

story(
  'a server that restarts says so, and everybody reconnects by themselves',
  async ({ page, newcomer, startServer }) => {
    const server = await startServer();
    const people = await beginWithFriend(page, await newcomer(), server);
    const [maker, friend] = people;
    await Promise.all(people.map((person) => person.turns(1)));
    const said = Math.max(maker.listener.acknowledged, friend.listener.acknowledged);

    await server.stop();
    await Promise.all(people.map(({ page: own }) => expect(own.getByText(RESTART)).toBeVisible()));
    await Promise.all(people.map(({ page: own }) => expect(own.getByText(CUT)).toBeHidden()));
    await server.start();
    await Promise.all(people.map(({ page: own }) => expect(own.getByText(RESTART)).toBeHidden()));
    expect(maker.listener.seq).toBeGreaterThanOrEqual(said);
    await Promise.all(people.map((person) => person.turns(1)));
  },
);

story('a lost connection is shown until it is back, and the match goes on', async ({ page, network }) => {
  const me = new FamilyPlayer(page);
  await playAlone(page, network.origin);
  await me.move();
  network.cut();
  await expect(page.getByText(CUT)).toBeVisible();
  network.restore();
  await expect(page.getByText(CUT)).toBeHidden();
  await expect(page.getByText('De retour à table.')).toBeVisible();
  expect(await me.move()).not.toBe('over');
});

story('a silent connection is reported though its socket stays open, and so is a tap', async ({ page, network }) => {
  const me = new FamilyPlayer(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await playAlone(page, network.origin);
  await me.untilLay();
  network.stall();
  await expect(page.getByText(CUT)).toBeInViewport({ ratio: 1, timeout: 8_000 });
  await expect(page.locator('.status .ping')).toHaveClass(/is-lost/);
  await me.lay();
  await expect(page.getByText(NOTHING_GOES)).toBeVisible();
  for (const [width, height] of [
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => gapBelow(page.getByText(CUT), page.getByText(NOTHING_GOES))).toBeGreaterThan(0);
  }
  network.restore();
  await expect(page.getByText(CUT)).toBeHidden();
  expect(await me.move()).not.toBe('over');
});

async function gapBelow(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = await Promise.all([upper, lower].map((words) => words.boundingBox()));
  return below == null || above == null ? Number.NaN : below.y - above.y - above.height;
}

story(
  'with the line cut no bars are shown for the lines of the others @desktop',
  async ({ page, newcomer, network }) => {
    const friend = await newcomer();
    await createTable(page, network.origin, 'Ruckus');
    await sitDown(friend, page.url());
    await startMatch(page);
    const bars = page.locator('.seat-line');
    await expect(bars).not.toHaveCount(0);
    network.cut();
    await expect(page.getByText(CUT)).toBeVisible();
    await expect(bars).toHaveCount(0);
  },
);

story('with the line cut no throw is said to be sent @desktop', async ({ page, network }) => {
  await playAlone(page, network.origin, 'Dés');
  const roll = page.getByRole('button', { name: /^Lancer/, disabled: false });
  await expect(roll).toBeVisible();
  network.cut();
  await expect(page.getByText(CUT)).toBeVisible();
  await roll.click();
  await expect(page.getByText(NOTHING_GOES)).toBeVisible();
  await expect(page.locator('.status').last()).toContainText('Un instant…');
});

story(
  'a move that the game went on without is dropped, and the player is told',
  async ({ page, newcomer, server, network }) => {
    const me = new FamilyPlayer(page);
    const friend = new FamilyPlayer(await newcomer());
    await createTable(page, network.origin);
    const path = new URL(page.url()).pathname;
    await sitDown(friend.page, `${server.origin}${path}`);
    await startMatch(page);
    await playUntilLay(me, friend);
    const other = new FamilyPlayer(await newcomer({ storageState: await page.context().storageState() }));
    await other.page.goto(`${server.origin}${path}`);
    await other.ready();

    network.cut();
    await expect(page.getByText(CUT)).toBeVisible();
    await me.lay();
    await expect(me.status).toContainText('Un instant…');
    await other.turn();
    network.restore();
    await expect(page.getByText('La partie a continué pendant la coupure.')).toBeVisible();
    await until('both screens of one player agree', () => me.listener.seq === other.listener.seq);
    expect(await me.shownRack()).toEqual(await other.shownRack());
  },
);

async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }));
}

async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isTheSamePage' in globalThis);
}

async function beginWithFriend(
  page: Page,
  friend: Page,
  server: TestServer,
): Promise<readonly [FamilyPlayer, FamilyPlayer]> {
  const people = [new FamilyPlayer(page), new FamilyPlayer(friend)] as const;
  await createTable(page, server.origin);
  await sitDown(friend, page.url());
  await startMatch(page);
  return people;
}
