import type { Locator, Page } from '@playwright/test';
import { expect, story } from '../harness/story.ts';
import { playAlone, variantOf } from '../people/table-setup.ts';

const VARIANTS = {
  Dés: ['Six manches', 'Deux manches', 'Stricte'],
  Ruckus: ['Classique', 'Avec des enfants', 'Frénétique', 'Sans se presser'],
  Rummü: ['Chacun pour soi', 'Partie courte', 'En équipes', 'Courte, en équipes'],
  'Rush Out !': ['Premiers sorts', 'Je suis le sorcier', 'Avec le dragon'],
  Tuiles: ['Junior', 'Mémoire', 'En famille'],
} as const;

/** The request for a new table that a tap makes. Does not wait for the table. */
async function laidBy(page: Page, tap: () => Promise<void>): Promise<{ preset?: string; seats: { level?: string }[] }> {
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables'));
  await tap();
  return (await asked).postDataJSON() as { preset?: string; seats: { level?: string }[] };
}

story('one tap on a variant starts it, for children against easy bots @short-phone', async ({ page, server }) => {
  for (const [variant, preset, bots] of [
    ['Junior', 'junior', ['facile']],
    ['En famille', 'family', ['normal', 'normal']],
  ] as const) {
    await page.goto(server.origin);
    const laid = await laidBy(page, () => variantOf(page, 'Tuiles', variant).click());
    expect(laid).toMatchObject({ preset, seats: [{ kind: 'me' }, ...bots.map((level) => ({ level }))] });
    expect(laid.seats).toHaveLength(1 + bots.length);
    await expect(page.getByRole('heading', { name: 'Tuiles', level: 1 })).toBeVisible();
  }
});

story('one tap chooses a role where the box offers one @short-desktop', async ({ page, server }) => {
  for (const [variant, mine] of [
    ['Premiers sorts', { kind: 'me' }],
    ['Je suis le sorcier', { kind: 'me', options: { role: 'sorcerer' } }],
  ] as const) {
    await page.goto(server.origin);
    const laid = await laidBy(page, () => variantOf(page, 'Rush Out !', variant).click());
    expect(laid).toMatchObject({
      preset: 'training-1',
      seats: [mine, { kind: 'bot' }, { kind: 'bot' }, { kind: 'bot' }],
    });
    await expect(page.getByRole('heading', { name: 'Rush Out !', level: 1 })).toBeVisible();
  }
});

story('the choice of opponents applies to every box and is remembered', async ({ page, server }) => {
  await page.goto(server.origin);
  await page.getByRole('radio', { name: 'Bots Expert' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Bots Expert' })).toBeChecked();
  const laid = await laidBy(page, () => variantOf(page, 'Tuiles', 'En famille').click());
  expect(laid.seats.map(({ level }) => level)).toEqual([undefined, 'expert', 'expert']);

  await page.goto(server.origin);
  await page.getByRole('radio', { name: 'Des amis' }).check();
  const forFriends = await laidBy(page, () => variantOf(page, 'Ruckus', 'Frénétique').click());
  expect(forFriends.preset).toBe('frantic');
  await expect(page.getByRole('region', { name: 'Invite tes amis' })).toBeVisible();
});

story('a tapped variant shows that it is busy, and creates one table only', async ({ page, server }) => {
  await page.goto(server.origin);
  const tables: string[] = [];
  let lay = (): void => undefined;
  const isTime = new Promise<void>((resolve) => {
    lay = resolve;
  });
  await page.route('**/api/tables', async (route) => {
    tables.push(route.request().url());
    await isTime;
    await route.continue();
  });
  const chip = variantOf(page);
  await chip.click();
  await expect(chip).toHaveAttribute('aria-busy', 'true');
  await expect(chip).toContainText('On met la table…');
  await chip.click();
  lay();
  await expect(page.getByRole('region', { name: 'Ton chevalet' })).toBeVisible();
  expect(tables).toHaveLength(1);
});

story('hovering over a variant fetches its table before the tap @desktop', async ({ page, server }) => {
  await page.goto(server.origin);
  await expect(variantOf(page, 'Ruckus')).toBeVisible();
  // Only the script of the Ruckus table contains this class; the script of the table page, which is always loaded, does
  // not.
  const script = page.waitForResponse(async (response) =>
    response.url().endsWith('.js') ? (await response.text()).includes('my-hand') : false,
  );
  await variantOf(page, 'Ruckus').hover();
  expect((await script).ok()).toBe(true);
});

story('before any script has loaded, home is drawn in the chosen theme @short-desktop', async ({ page, server }) => {
  await page.goto(server.origin);
  await page.getByRole('button', { name: 'Baisser la lumière' }).click();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('.frame .stand')).toHaveCount(Object.keys(VARIANTS).length);
  await expect(page.locator('.frame .stand').first()).toBeVisible();
  await page.goto(`${server.origin}/about`);
  await expect(page.locator('.frame')).toBeHidden();
});

story('home lists all my tables, and leaving one asks first @short-phone', async ({ page, server }) => {
  await playAlone(page, server.origin, 'Ruckus');
  await expect(page.getByRole('heading', { name: 'Ruckus', level: 1 })).toBeVisible();
  await playAlone(page, server.origin);
  await expect(page.getByRole('region', { name: 'Ton chevalet' })).toBeVisible();
  await page.goto(server.origin);
  const mine = page.getByRole('region', { name: 'Tes tables' });
  await expect(mine.getByRole('link', { name: 'Ruckus partie en cours' })).toBeVisible();
  await expect(mine.getByRole('link', { name: /^Tuiles (?:à toi\s!|.+ joue)$/ })).toBeVisible();

  await mine.getByRole('button', { name: 'Ruckus : quitter la table' }).click();
  const question = page.getByRole('dialog', { name: 'Ruckus : quitter la table ?' });
  await question.getByRole('button', { name: 'Rester' }).click();
  await expect(mine.getByRole('listitem')).toHaveCount(2);
  await mine.getByRole('button', { name: 'Ruckus : quitter la table' }).click();
  await question.getByRole('button', { name: 'Quitter la table' }).click();
  await expect(mine.getByRole('listitem')).toHaveCount(1);
  await expect(mine.getByRole('heading', { name: 'Tes tables' })).toBeFocused();
});

story('every box links to the rules, of the variant that was played last', async ({ page, server }) => {
  const shown = page.getByRole('navigation', { name: 'Comment on joue' }).locator('[aria-current]');
  for (const [game, [first]] of Object.entries(VARIANTS)) {
    await page.goto(server.origin);
    await page.getByRole('link', { name: `Règles : ${game}` }).click();
    await expect(page.getByRole('heading', { name: `Règles : ${game}`, level: 1 })).toBeVisible();
    await expect(shown).toHaveText(first);
  }
  await playAlone(page, server.origin);
  await expect(page.getByRole('region', { name: 'Ton chevalet' })).toBeVisible();
  await page.goto(server.origin);
  await page.getByRole('link', { name: 'Règles : Tuiles' }).click();
  await expect(shown).toHaveText('En famille');
});

const SIZES = {
  'a small phone': { width: 360, height: 640 },
  'a landscape phone': { width: 844, height: 390 },
  'a tablet': { width: 820, height: 1180 },
  'the narrowest tablet': { width: 700, height: 900 },
  'a page at 200 %': { width: 640, height: 400 },
  'a page at 400 %': { width: 320, height: 256 },
};

for (const [where, size] of Object.entries(SIZES)) {
  story(`on ${where} everything of home is visible and large enough to touch @desktop`, async ({ page, server }) => {
    await page.setViewportSize(size);
    await page.goto(server.origin);
    await expect(page.getByRole('button', { name: /^Ton nom et ton animal/ })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    for (const control of await page
      .getByRole('button')
      .or(page.getByRole('link'))
      .or(page.getByRole('textbox'))
      .all()) {
      const { x, width, height } = await placeOf(control);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(size.width);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    for (const [game, variants] of Object.entries(VARIANTS)) {
      const box = await placeOf(page.getByRole('article', { name: game }).locator('.box').first());
      for (const variant of await shownOf(page, game, variants)) {
        const chip = await placeOf(variantOf(page, game, variant));
        const isBeside = chip.x >= box.x + box.width || chip.y >= box.y + box.height;
        expect({ variant, isBeside }).toEqual({ variant, isBeside: true });
      }
    }
  });
}

/** Sizes at which the choice of opponents stands beside the title. */
const LYING = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 740, height: 360 },
  { width: 932, height: 430 },
];

story('on a landscape phone opponents are chosen by a tap @desktop', async ({ page, server }) => {
  for (const size of LYING) {
    await page.setViewportSize(size);
    await page.goto(server.origin);
    const me = page.getByRole('button', { name: /^Ton nom et ton animal/ });
    await expect(me).toBeVisible();
    const radios = await page.getByRole('group', { name: 'Contre qui' }).getByRole('radio').all();
    expect(radios).toHaveLength(4);
    for (const choice of [...radios, me])
      expect({ size, isHit: await choice.evaluate(isHitInTheMiddle) }).toEqual({ size, isHit: true });
    await page.getByRole('radio', { name: 'Des amis' }).check();
    await me.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  }
  await variantOf(page, 'Rush Out !').click();
  await expect(page.getByRole('region', { name: 'Invite tes amis' })).toBeVisible();
});

/** True if a tap in the middle of the element hits it. */
function isHitInTheMiddle(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return there !== null && element.contains(there);
}

story('a landscape phone shows all games, a tablet shows them side by side @desktop', async ({ page, server }) => {
  await page.setViewportSize(SIZES['a landscape phone']);
  await page.goto(server.origin);
  for (const [game, variants] of Object.entries(VARIANTS))
    for (const variant of await shownOf(page, game, variants))
      await expect(variantOf(page, game, variant)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Entrer' })).toBeInViewport({ ratio: 1 });

  await page.setViewportSize(SIZES['the narrowest tablet']);
  const [one, other] = await Promise.all(
    Object.keys(VARIANTS).map((name) => placeOf(page.getByRole('article', { name }))),
  );
  expect(one?.y).toBe(other?.y);
});

const ROWS = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 720, height: 450 },
];

story('the boxes stand in one row, and the garland does not cover the title @desktop', async ({ page, server }) => {
  for (const size of ROWS) {
    await page.setViewportSize(size);
    await page.goto(server.origin);
    await expect(page.getByRole('button', { name: /^Ton nom et ton animal/ })).toBeVisible();
    const boxes = await Promise.all(Object.keys(VARIANTS).map((name) => placeOf(page.getByRole('article', { name }))));
    expect({ size, rows: new Set(boxes.map(({ y }) => Math.round(y))).size }).toEqual({ size, rows: 1 });
    const lamps = await page
      .locator('.garland circle')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    const title = await placeOf(page.getByRole('heading', { level: 1 }));
    expect({ size, isBelow: title.y >= Math.max(...lamps) }).toEqual({ size, isBelow: true });
  }
});

story('a new visitor is told what this site is, until they have played @short-desktop', async ({ page, server }) => {
  const sentence = page.getByText(/^Des jeux de société gratuits, sans compte/);
  await page.goto(server.origin);
  await expect(sentence).toBeVisible();
  await playAlone(page, server.origin);
  await expect(page.getByRole('region', { name: 'Ton chevalet' })).toBeVisible();
  await page.goto(server.origin);
  await expect(page.getByRole('region', { name: 'Tes tables' })).toBeVisible();
  await expect(sentence).toBeHidden();
});

story('a tap on a cover plays the usual variant of its game @short-phone', async ({ page, server }) => {
  await page.goto(server.origin);
  const first = await laidBy(page, () => page.getByRole('button', { name: 'Jouer aux Tuiles\u00a0: Junior' }).click());
  expect(first.preset).toBe('junior');
  await expect(page.getByRole('heading', { name: 'Tuiles', level: 1 })).toBeVisible();
  await playAlone(page, server.origin);
  await expect(page.getByRole('region', { name: 'Ton chevalet' })).toBeVisible();
  await page.goto(server.origin);
  await expect(page.getByRole('button', { name: 'Jouer aux Tuiles\u00a0: En famille' })).toBeVisible();
});

story('on a phone a match that waits for me stands above the boxes @desktop', async ({ page, server }) => {
  await playAlone(page, server.origin);
  await expect(page.getByRole('region', { name: 'Ton chevalet' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server.origin);
  await expect(page.getByRole('region', { name: 'Tes tables' }).getByText('Reprendre')).toBeVisible();
  const tables = await placeOf(page.getByRole('region', { name: 'Tes tables' }));
  const first = await placeOf(page.getByRole('article').first());
  expect(tables.y + tables.height).toBeLessThanOrEqual(first.y);
});

story('with forced colours the choices at home stand out @desktop', async ({ page, server }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(server.origin);
  const backOf = (thing: Locator): Promise<string> => thing.evaluate((one) => getComputedStyle(one).backgroundColor);
  const faceOf = (name: string): Locator => page.getByRole('radio', { name }).locator('xpath=following-sibling::span');
  await page.getByRole('radio', { name: 'Bots Expert' }).check();
  expect(await backOf(faceOf('Bots Expert'))).not.toBe(await backOf(faceOf('Bots Normal')));
  const language = page.getByRole('button', { name: /^FR/ });
  expect(await backOf(language)).not.toBe(await backOf(page.getByRole('button', { name: /^EN/ })));
  const sign = page.getByRole('textbox').locator('xpath=following-sibling::span').first();
  await expect(sign).toHaveCSS('border-top-style', 'solid');
  await expect(page.locator('.stand .box').first()).toHaveCSS('forced-color-adjust', 'none');
});

/** The variants on a box. If they do not all fit, a button opens the others, which are checked here. */
async function shownOf(page: Page, game: string, variants: readonly string[]): Promise<readonly string[]> {
  const more = page.getByRole('button', { name: `${game}, plus de façons de jouer` });
  if (!(await more.isVisible())) return variants;
  await more.click();
  const others = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${game}, `) });
  const count = await others.count();
  expect(count).toBeGreaterThan(0);
  for (const variant of variants.slice(-count))
    await expect(others.and(page.getByRole('button', { name: `${game}, ${variant} ` }))).toHaveCount(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  return variants.slice(0, -count);
}

async function placeOf(thing: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const place = await thing.boundingBox();
  if (place === null) throw new Error(`${String(thing)} is not there`);
  return place;
}
