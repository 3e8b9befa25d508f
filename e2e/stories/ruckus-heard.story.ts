import type { Page } from '@playwright/test';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { until } from '../harness/until.ts';
import { ruckusKeys } from '../people/ruckus-input.ts';
import { RuckusPlayer } from '../people/ruckus-player.ts';
import { ruckusScene } from '../people/ruckus-scenes.ts';
import { playAlone, variantOf } from '../people/table-setup.ts';

interface Heard {
  readonly at: number;
  readonly text: string;
}

/** Records every line that is added to a live region, with its time. */
async function hearRegions(page: Page): Promise<() => Promise<readonly Heard[]>> {
  await page.addInitScript(() => {
    const heard: Heard[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const region =
          target instanceof Element ? target.closest('[aria-live], [role="status"], [role="alert"]') : null;
        if (region === null) continue;
        for (const { textContent } of addedNodes)
          if (textContent) heard.push({ at: performance.now(), text: textContent });
      }
    }).observe(document, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard);
}

story('a whole round at normal tempo can be followed with a screen reader @desktop', async ({ page, startServer }) => {
  story.setTimeout(240_000);
  const server = await startServer();
  const heard = await hearRegions(page);
  const me = new RuckusPlayer(page, { input: ruckusKeys });
  await playAlone(page, server.origin, 'Ruckus');
  await until('the round is on', () => me.listener.view?.phase === 'play');
  const began = await page.evaluate(() => performance.now());
  await me.play();
  const ended = await page.evaluate(() => performance.now());
  await expect(me.sheet(1)).toBeVisible();
  await expect
    .poll(async () => (await heard()).map(({ text }) => text))
    .toContainEqual(expect.stringMatching(/^Manche comptée\. Tu gagnes \d+ points?\. Totaux/));
  expect(me.view.phase).toBe('sheet');
  const lines = (await heard()).filter(({ at }) => at >= began && at <= ended);
  const texts = lines.map(({ text }) => text);
  expect(lines.length / ((ended - began) / 1_000), texts.join('\n')).toBeLessThanOrEqual(0.5);
  expect(texts.some((text) => text.startsWith('Tu peux voler'))).toBe(true);
  const name = await page.evaluate(() => document.querySelector('.my-plate .seat-name')?.textContent ?? '?');
  expect(texts.filter((text) => text.includes(name))).toEqual([]);
});

const HAND = `
  deck meuh meuh
  A boum dring | zzz×2
  B coa coa | boum×3
  C plouf | coa×2`;

story(
  'letter keys announce hand, thefts, score and last move, unless letters are switched off @desktop',
  async ({ page, context, server }) => {
    const heard = await hearRegions(page);
    await MockTables.serve(context, { hand: ruckusScene(HAND, { totals: [3, 12, 7] }) });
    await page.goto(server.origin + pathOf('hand'));
    const me = new RuckusPlayer(page);
    await expect(me.hand).toBeVisible();
    await expect(me.hand).toHaveRole('application');
    const asked = async (key: string, answer: string): Promise<void> => {
      await page.keyboard.press(key);
      await expect.poll(async () => (await heard()).map(({ text }) => text)).toContain(answer);
    };
    await asked('m', 'Ta main\u00a0: Boum, Dring.');
    await asked('v', 'Tu peux voler\u00a0: 3 Boum à Léa.');
    await asked('s', 'Course à 50\u00a0: Léa 12, Malik 7, toi 3.');
    await asked('l', 'Il ne s’est encore rien passé.');

    await page.evaluate(() => localStorage.setItem('tablee.letter-keys', 'no'));
    await page.reload();
    await expect(me.hand).toBeVisible();
    await page.keyboard.press('d');
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Indice' }).click();
    await expect(me.status).toContainText('Par là');
    expect((await heard()).map(({ text }) => text)).not.toContain('Ta main\u00a0: Boum, Dring.');
  },
);

story('bots at a table without hurry wait for a player who thinks @desktop', async ({ page, server }) => {
  const me = new RuckusPlayer(page);
  await page.goto(server.origin);
  await variantOf(page, 'Ruckus', 'Sans se presser').click();
  await page.getByRole('button', { name: 'Go !', exact: true }).click();
  await until('the round is on', () => me.listener.view?.phase === 'play');
  const drawn = (): number => 58 - 7 - (me.listener.view?.deck ?? 0);
  await until('each bot has had a move', () => (me.listener.view?.deck ?? 99) < 51 || me.view.piles.flat().length > 2);
  await page.waitForTimeout(2_000); // fast bots would have played a dozen cards
  expect(drawn()).toBeLessThanOrEqual(2);
  await page.keyboard.press('d');
  await until('the bots go on', () => drawn() > 1);
});
