import type { Locator } from '@playwright/test';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { markRuckusTipsSeen } from '../people/ruckus-player.ts';
import { ruckusScene } from '../people/ruckus-scenes.ts';
import { addBot, createTable } from '../people/table-setup.ts';
import { familyScene } from '../people/tiles-scenes.ts';
import { SCENES } from '../screens/scenes.ts';

async function styleOf(thing: Locator, name: 'backgroundColor' | 'borderTopWidth' | 'outlineWidth'): Promise<string> {
  return thing.evaluate((element, property) => getComputedStyle(element)[property], name);
}

story('with forced colours the lobby shows what is chosen and the code @desktop', async ({ page, server }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await createTable(page, server.origin);
  await addBot(page, 2);
  const ways = page.getByRole('group', { name: 'Comment on joue' });
  const chosen = ways.getByRole('button', { pressed: true });
  const another = ways.getByRole('button', { pressed: false }).first();
  expect(await styleOf(chosen, 'backgroundColor')).not.toBe(await styleOf(another, 'backgroundColor'));
  expect(await styleOf(page.getByRole('button', { name: /^Commencer/ }), 'borderTopWidth')).not.toBe('0px');
  const signs = page.getByRole('region', { name: 'Invite tes amis' }).locator('p > span');
  await expect(signs).toHaveCount(4);
  for (const sign of await signs.all()) expect(await styleOf(sign, 'borderTopWidth')).not.toBe('0px');
});

story('with forced colours a table shows lit places and buttons @desktop', async ({ page, context, server }) => {
  await markRuckusTipsSeen(page);
  await MockTables.serve(context, {
    tiles: familyScene('turn A play\ntable [1 R2] [2 G8]\npool G1 G2\nA R3 P13\nB R1 G6'),
    ruckus: ruckusScene('deck meuh meuh\nA boum dring | zzz×2\nB coa coa | boum×3\nC plouf | boum×2'),
  });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(server.origin + pathOf('tiles'));
  await page.locator('[data-thing="tile-R3"]').click();
  expect(await styleOf(page.locator('.series[data-state="open"]'), 'outlineWidth')).toBe('3px');
  expect(await styleOf(page.getByRole('button', { name: 'Indice' }), 'borderTopWidth')).not.toBe('0px');
  await page.goto(server.origin + pathOf('ruckus'));
  await page.locator('[data-thing="card-boum-0"]').click();
  const lit = page.locator('.pile[data-state="playable"]');
  await expect(lit).toHaveCount(2);
  expect(await styleOf(lit.first(), 'outlineWidth')).toBe('3px');
});

/** Sheets and panels over the table, and the button that opens each. */
const PAPERS: readonly {
  readonly scene: keyof typeof SCENES;
  readonly open?: string;
  readonly paper: string;
  /** A picture that keeps its colours. */
  readonly piece: string;
}[] = [
  { scene: 'middle', open: 'Les règles', paper: '.drawer', piece: '.tile' },
  { scene: 'middle', open: 'Parler à la table', paper: '.talk-panel', piece: '.tile' },
  { scene: 'over', paper: '[data-part="end"]', piece: '.avatar' },
  { scene: 'counted', paper: '.sheet', piece: '.playing-card' },
  { scene: 'dice-sheet', paper: '.scoreboard', piece: '[data-thing^="own-"] [data-look="cream"]' },
  { scene: 'rummu-sheet', paper: '.scoreboard', piece: '.scoreboard [data-colour]' },
  { scene: 'rush-hero', open: 'Les règles', paper: '.drawer', piece: '[data-thing="spot-t1"] > span > span' },
];

story(
  'with forced colours papers hide the table behind them, and pieces keep their colours @desktop',
  async ({ page, context, server }) => {
    await MockTables.serve(context, SCENES);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    for (const { scene, open, paper, piece } of PAPERS) {
      await page.goto(server.origin + pathOf(scene));
      if (open !== undefined) await page.getByRole('button', { name: new RegExp(`^${open}`) }).click();
      const where = `${paper} at ${scene}`;
      await expect(page.locator(paper).first(), where).toBeVisible();
      expect(await styleOf(page.locator(paper).first(), 'backgroundColor'), where).not.toMatch(/, 0\)$/);
      await expect(page.locator(piece).first(), where).toHaveCSS('forced-color-adjust', 'none');
    }
  },
);
