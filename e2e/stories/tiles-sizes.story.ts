import type { Page } from '@playwright/test';
import type { SeatInfo } from '@tablee/protocol';
import { MockTables, pathOf, positionAt } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { familyScene, juniorScene, startOf } from '../people/tiles-scenes.ts';
import { SCENES } from '../screens/scenes.ts';

/**
 * Phone, smallest phone, landscape phone, tablet, desktop of 1440 × 900 at 200 %; each with the least width of a junior
 * tile.
 */
const SIZES = [
  [390, 844, 40],
  [360, 640, 36],
  [844, 390, 42],
  [820, 1180, 76],
  [720, 450, 38],
] as const;

const FOUR = `
  turn A play
  table [1 B1 B2 B3] [2 R7] [3 G9 R9 P9] [4 P1 P2] [5 G12] [6 R5 B5]
  pool G1 G2 G3 G4 G5 G6 G7 G8 G10
  A R13 G13 B4 P3 P11 R8
  B R1 G11
  C R2 B6
  D R3 B7`;
const GRID = 'R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 '.repeat(2).trim();

/** Lists elements that overlap or leave the window. */
async function clashes(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate((groups) => {
    const found: string[] = [];
    const boxOf = (element: Element): DOMRect => {
      if (element.tagName !== 'H1') return element.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect();
    };
    const seen = groups.flatMap((selector) =>
      [...document.querySelectorAll(selector)].map((element) => ({
        name: `${selector} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`.slice(0, 60),
        box: boxOf(element),
      })),
    );
    const shown = seen.filter(({ box }) => box.width > 0 && box.height > 0);
    for (const [index, one] of shown.entries()) {
      const { left, top, right, bottom } = one.box;
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        found.push(`outside: ${one.name}`);
      for (const other of shown.slice(index + 1)) {
        const across = Math.min(right, other.box.right) - Math.max(left, other.box.left);
        const down = Math.min(bottom, other.box.bottom) - Math.max(top, other.box.top);
        if (across > 1 && down > 1) found.push(`${one.name} on ${other.name}`);
      }
    }
    return found;
  }, selectors);
}

const TITLE = ['.topbar button', '.topbar-title h1'];

for (const [width, height, least] of SIZES) {
  story(`the zones of Tiles do not overlap at ${width} × ${height} @desktop`, async ({ page, context, server }) => {
    await page.setViewportSize({ width, height });
    await MockTables.serve(context, {
      family: familyScene(FOUR),
      watched: { ...familyScene(FOUR), me: 'spectator' },
      pairs: juniorScene(GRID),
    });
    await page.goto(server.origin + pathOf('family'));
    await expect(page.locator('.rack-tile')).toHaveCount(6);
    expect(await clashes(page, [...TITLE, '.seat', '.status', '.rack-tile', '.tools > *', '.heap', '.log'])).toEqual(
      [],
    );
    await page.goto(server.origin + pathOf('watched'));
    await expect(page.locator('.other')).toHaveCount(4);
    expect(await clashes(page, [...TITLE, '.seat', '.status', '.heap'])).toEqual([]);
    await page.goto(server.origin + pathOf('pairs'));
    await expect(page.locator('.junior-place')).toHaveCount(52);
    expect(await clashes(page, [...TITLE, '.seat', '.status', '.junior-well', '.junior-listen'])).toEqual([]);
    const tile = await page
      .locator('.junior-place')
      .first()
      .evaluate((place) => (place as HTMLElement).offsetWidth);
    expect(tile).toBeGreaterThanOrEqual(least);
  });
}

story('names and last moves are not cut where there is little room @desktop', async ({ page, context, server }) => {
  const { middle } = SCENES;
  const names = ['Camille', 'Flamenco', 'Nougatine'];
  const seats = names.map((name) => ({ kind: 'bot', level: 'normal', name, avatar: 'owl' }) as const);
  await MockTables.serve(context, { named: { ...middle, seats } });
  await page.goto(server.origin + pathOf('named'));
  for (const [width, height] of [
    [844, 390],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.log-chip').first()).toBeVisible();
    const cut = await page
      .locator('.other .seat-name > span:first-child')
      .evaluateAll((shown) => shown.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
    expect(cut).toBe(0);
    expect(await clashes(page, ['.log-chip > *'])).toEqual([]);
  }
});

story('junior names are not cut on a phone where three others sit @desktop', async ({ page, context, server }) => {
  const scene = juniorScene(GRID, 4);
  const seats = ['Camille', 'Mirabelle', 'Anna', 'Chloé'].map((name): SeatInfo => {
    return { kind: 'person', name, avatar: 'owl', online: true, away: null };
  });
  const steps = positionAt({ ...startOf(scene), turn: 2 }, 0); // the plate of whose turn it is has a rim
  await MockTables.serve(context, { named: { ...scene, seats, steps } });
  await page.goto(server.origin + pathOf('named'));
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.junior-other')).toHaveCount(3);
    const cut = await page
      .locator('.junior-other .seat-name > span:first-child')
      .evaluateAll((shown) => shown.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
    expect(cut).toBe(0);
    expect(await clashes(page, [...TITLE, '.seat', '.status', '.junior-well'])).toEqual([]);
  }
});
