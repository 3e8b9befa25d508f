import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { expect, story } from '../harness/story.ts';
import {
  addBot,
  chooseOption,
  chooseOwnSeatOption,
  chooseVariant,
  createTable,
  startMatch,
} from '../people/table-setup.ts';

story.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Sizes at which the whole invitation is visible without scrolling. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 720, height: 450 }, // a desktop at 200 %
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

/** Sizes that a large zoom leaves. */
const NARROW = [
  { width: 320, height: 568 },
  { width: 320, height: 256 },
] as const;

/** Expects the middle of the element on the screen, with nothing over it. */
async function expectUncovered(thing: Locator): Promise<void> {
  const isFree = thing.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return there !== null && (element.contains(there) || there.contains(element));
  });
  expect(await isFree).toBe(true);
}

/** Overlap of two elements in pixels. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((thing) => thing.boundingBox()));
  if (a == null || b == null) throw new Error('both must be visible');
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, Math.min(wide, high));
}

/** Expects every place completely visible. */
async function expectEveryPlace(page: Page): Promise<void> {
  const paper = page.getByRole('region', { name: 'Invite tes amis' });
  const status = page.locator('.status');
  const places = page.getByRole('region', { name: 'Les places' }).locator('[data-seat]');
  await expect(places).toHaveCount(5);
  for (const place of await places.all()) {
    await expect(place).toBeInViewport({ ratio: 1 });
    await expectUncovered(place);
    expect(await overlap(place, paper)).toBe(0);
    expect(await overlap(place, status)).toBe(0);
  }
  expect(await overlap(paper, status)).toBe(0);
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '');
}

story('the invitation is visible and the lobby accessible at every size @desktop', async ({ page, server }) => {
  await createTable(page, server.origin, 'Ruckus');
  await addBot(page, 2);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const paper = page.getByRole('region', { name: 'Invite tes amis' });
    for (const way of [paper.getByRole('img'), paper.getByRole('button', { name: /^Partager/ })]) {
      await expect(way).toBeInViewport({ ratio: 1 });
      await expectUncovered(way);
    }
    await expect(page.getByRole('button', { name: /^Commencer/ })).toBeInViewport({ ratio: 1 });
    for (const way of ['Classique', 'Avec des enfants', 'Frénétique', 'Sans se presser', 'Plus']) {
      await expect(page.getByRole('button', { name: new RegExp(`^${way}`) })).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible(page, `lobby at ${size.width}×${size.height}`);
  }
  await page.setViewportSize(SIZES[0]);
  await expectUncovered(page.getByRole('button', { name: 'Mettre un bot à la place 5' }));
  for (const size of NARROW) {
    await page.setViewportSize(size);
    for (const place of [3, 4, 5]) {
      const offer = page.getByRole('button', { name: `Mettre un bot à la place ${place}` });
      await offer.scrollIntoViewIfNeeded();
      await expectUncovered(offer);
    }
    await expectAccessible(page, `lobby at ${size.width}×${size.height}`);
  }
});

story(
  'with one against the others, every place is visible beside the invitation at every size @desktop',
  async ({ page, server }) => {
    await createTable(page, server.origin, 'Rush Out !');
    for (const bots of [[], [2, 3], [4], [5]]) {
      for (const place of bots) await addBot(page, place);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expectEveryPlace(page);
      }
      const role = page.getByRole('button', { name: /^Ce que tu joues/ });
      for (const size of SIZES.slice(-2)) {
        await page.setViewportSize(size);
        await expect(role).toBeInViewport({ ratio: 1 });
      }
    }
    await page.setViewportSize(SIZES[0]);
    const start = page.getByRole('button', { name: /^Commencer/ });
    expect((await start.locator('small').boundingBox())?.height).toBeLessThan(24);
    await expectAccessible(page, 'lobby of one against the others');
  },
);

/** Expects text that is neither cut nor shortened with dots. */
async function expectWhole(words: Locator): Promise<void> {
  await expect(words).toBeInViewport({ ratio: 1 });
  const isCut = words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect({ words: await words.textContent(), isCut: await isCut }).toEqual({ words: expect.any(String), isCut: false });
}

story(
  'my seat options take no more room than a bot, and names of players and teams are not cut @desktop',
  async ({ page, server }) => {
    await page.request.post(`${server.origin}/api/guest`, { data: { name: 'Flamenco' } });
    await createTable(page, server.origin, 'Rush Out !');
    await chooseOwnSeatOption(page, 'Rôle', 'sorcerer');
    const title = page.locator('[data-group="mine"] h2 > span');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectEveryPlace(page);
      expect((await title.boundingBox())?.height).toBeLessThan(28);
    }
    for (const [what, value] of [
      ['Rôle', 'hero'],
      ['Personnage', 'warrior'],
      ['Couleur', 'white'],
    ] as const)
      await chooseOwnSeatOption(page, what, value);
    await expect(page.getByRole('button', { name: /^Ce que tu joues/ })).toContainText('Fine lame, blanc');
    for (const place of [2, 3, 4]) await addBot(page, place);
    for (const size of [...SIZES, { width: 667, height: 375 }]) {
      await page.setViewportSize(size);
      await expectEveryPlace(page);
      await expectWhole(page.locator('[data-group="mine"] h2 > span'));
      for (const name of await page.locator('[data-thing="place-name"]').all()) await expectWhole(name);
    }
  },
);

story('on a tablet every place of a table with teams is on the screen @desktop', async ({ page, server }) => {
  await createTable(page, server.origin, 'Rummü');
  await chooseVariant(page, 'En équipes');
  const places = page.getByRole('region', { name: 'Les places' }).locator('[data-seat]');
  for (const bot of [2, 3, 4, 5, 6]) {
    await addBot(page, bot);
    for (const [width, height] of [
      [820, 1180],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(places).toHaveCount(6);
      for (const place of await places.all()) await expect(place).toBeInViewport({ ratio: 1 });
    }
  }
});

story('choosing a variant does not move it @desktop', async ({ page, server }) => {
  await page.setViewportSize(SIZES[0]);
  await createTable(page, server.origin, 'Rush Out !');
  const dragon = page.getByRole('button', { name: /^Avec le dragon/ });
  const before = await dragon.boundingBox();
  await chooseVariant(page, 'Avec le dragon');
  expect(await dragon.boundingBox()).toEqual(before);
});

story('the focus is kept when a bot sits down and when the match begins', async ({ page, server }) => {
  await createTable(page, server.origin, 'Ruckus');
  await page.getByRole('button', { name: 'Mettre un bot à la place 2' }).press('Enter');
  await expect.poll(() => focused(page)).toMatch(/^Niveau d/);
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Expert/ })
    .press('Enter');
  await expect(page.getByRole('button', { name: /^Niveau d.*\s: Expert$/ })).toBeFocused();
  await page.getByRole('button', { name: /^Place d/ }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Retirer/ })
    .press('Enter');
  await expect.poll(() => focused(page)).toBe('Inviter quelqu’un à la place 2');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Mettre un bot à la place 2');
  await page.keyboard.press('Enter');
  const start = page.getByRole('button', { name: /^Commencer/ });
  await expect(start).toBeEnabled();
  await start.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ruckus', level: 1 })).toBeFocused();
});

story(
  'a variant is one tap, changed options are counted, and another variant resets them',
  async ({ page, newcomer, server }) => {
    await createTable(page, server.origin, 'Ruckus');
    await addBot(page, 2);
    await chooseVariant(page, 'Avec des enfants');
    await chooseOption(page, 'On joue jusqu’à', '75 points');
    await expect(page.getByRole('button', { name: /^Plus.*1 réglage changé/ })).toBeVisible();
    const visitor = await newcomer();
    await visitor.goto(page.url());
    await expect(visitor.getByRole('group', { name: 'Comment on joue' })).toContainText('Avec des enfants');
    await chooseVariant(page, 'Frénétique');
    await expect(page.getByRole('button', { name: 'Plus', exact: true })).toBeVisible();
    await expect(visitor.getByRole('group', { name: 'Comment on joue' })).toContainText('Frénétique');
    await startMatch(page);
    await expect(page.getByRole('banner').getByText(/Frénétique$/)).toBeVisible();
  },
);
