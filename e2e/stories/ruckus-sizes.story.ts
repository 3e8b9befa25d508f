import type { Locator, Page } from '@playwright/test';
import { toMillis } from '@tablee/kernel';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { RuckusPlayer } from '../people/ruckus-player.ts';
import { ruckusScene } from '../people/ruckus-scenes.ts';

const PAIR = `
  deck meuh meuh miaou
  A cocorico cocorico dring boum vroum | atchoum×3 zzz×4 plouf×2
  B coa coa dring miaou | meuh×5 vroum×2 pouet×3
  C plouf miaou zzz | coa×6 pouet×3
  D plouf miaou zzz boum boum | ding-dong×4 boum×2`;
const SCORE = { laid: 14, inHand: 1, bonus: 2, points: 15 };
const SHEET = {
  phase: 'sheet',
  until: toMillis(1e9),
  round: 2,
  totals: [31, 38, 22, 27],
  sheets: [[SCORE, SCORE, SCORE, SCORE]],
} as const;

/** Phone, landscape phone, tablet, desktop, desktop at 200 %, smallest phone. */
const SIZES = [
  [360, 640],
  [844, 390],
  [820, 1180],
  [1440, 900],
  [720, 450],
  [320, 568],
] as const;

async function isInside(inner: Locator, outer: Locator | null, page: Page): Promise<boolean> {
  const [one, other] = [await inner.boundingBox(), await outer?.boundingBox()];
  const room = other ?? { x: 0, y: 0, ...(page.viewportSize() ?? { width: 0, height: 0 }) };
  if (one === null) return false;
  const isAcross = one.x >= room.x - 1 && one.x + one.width <= room.x + room.width + 1;
  return isAcross && one.y >= room.y - 1 && one.y + one.height <= room.y + room.height + 1;
}

story('nothing of a Ruckus table is cut at any size @desktop', async ({ page, context, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const sheet = { ...ruckusScene(PAIR, SHEET), wait: { for: 1e9, awaited: [0], ready: [2], leftMs: null } };
  await MockTables.serve(context, { pair: ruckusScene(PAIR, { round: 2 }), sheet });
  const me = new RuckusPlayer(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.goto(server.origin + pathOf('pair'));
    await expect(page.locator('.topbar').getByText('Manche 2')).toBeVisible();
    await expect(me.act).toContainText('Poser Cocorico ×2');
    expect(await isInside(me.act.getByText('Poser'), me.act, page), `the button at ${width} × ${height}`).toBe(true);
    for (const thing of await page.locator('[data-place], .opponent, .action').all())
      expect(await isInside(thing, null, page), `${await thing.getAttribute('data-place')} at ${width}`).toBe(true);

    await page.goto(server.origin + pathOf('sheet'));
    const paper = me.sheet(2);
    await expect(paper).toBeVisible();
    await expect(paper.getByRole('img', { name: 'c’est bon', exact: true })).toHaveCount(1);
    await expect(paper.getByRole('img', { name: 'pas encore' })).toHaveCount(1);
    expect(
      await paper.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      `the sheet at ${width} × ${height}`,
    ).toBeLessThanOrEqual(0);
    expect(await isInside(paper.getByRole('row').last(), null, page), `the sheet at ${width} × ${height}`).toBe(true);
  }
});

story('the countdown before a round covers no name @phone', async ({ page, context, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await MockTables.serve(context, {
    count: { ...ruckusScene(PAIR, { phase: 'countdown', until: toMillis(1e9) }), isClockStopped: true },
  });
  for (const [width, height] of SIZES.filter(([wide]) => wide >= 360)) {
    await page.setViewportSize({ width, height });
    await page.goto(server.origin + pathOf('count'));
    const figure = page.locator('.spectacle b');
    await expect(figure).toBeVisible();
    await expect(page.locator('.opponent').last()).toBeVisible();
    const count = await figure.boundingBox();
    for (const name of await page.locator('.opponent .seat').all())
      expect(isOver(count, await name.boundingBox()), `${width} × ${height}`).toBe(false);
  }
});

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

function isOver(one: Box, other: Box): boolean {
  if (one === null || other === null) return true;
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 1 && down > 1;
}

story('my hand is read before the others, and each has a heading @desktop', async ({ page, context, server }) => {
  await MockTables.serve(context, { pair: ruckusScene(PAIR) });
  await page.goto(server.origin + pathOf('pair'));
  await expect(new RuckusPlayer(page).hand).toBeVisible();
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings).toEqual(['Ta main', 'Devant Léa', 'Devant Malik', 'Devant Nour', 'Tes piles']);
});

story('the tip about theft names a card and lights it @phone', async ({ page, context, server }) => {
  await MockTables.serve(context, { play: ruckusScene(PAIR.replace('cocorico cocorico dring', 'pouet dring')) });
  await page.goto(server.origin + pathOf('play'));
  const tip = page.locator('.tip');
  await expect(tip).toContainText('Ta carte Pouet vole toute cette pile');
  await expect(new RuckusPlayer(page).card('pouet')).toHaveAttribute('data-coached');
  const [bubble, hand] = [await tip.boundingBox(), await page.locator('.my-hand .hand-card').first().boundingBox()];
  expect((bubble?.y ?? 0) + (bubble?.height ?? 0)).toBeLessThan(hand?.y ?? 0);
});
