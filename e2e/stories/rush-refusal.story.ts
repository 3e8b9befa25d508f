import type { RushRule } from '../../games/rush-out/rules/rulebook.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { rushFinger, rushMouse } from '../people/rush-input.ts';
import { RushPlayer } from '../people/rush-player.ts';
import { REFUSALS, type RefusalCase } from '../people/rush-refusals.ts';
import { rushScene } from '../people/rush-scenes.ts';

const WAYS = [
  ['fr', rushFinger, '@phone'],
  ['en', rushMouse, '@desktop'],
] as const;
const SCENES = Object.fromEntries(
  Object.entries(REFUSALS).map(([rule, { position, change }]) => [sceneOf(rule), rushScene(position, change)]),
);

function sceneOf(rule: string): string {
  return rule.replace(' ', '-');
}

for (const [locale, input, size] of WAYS) {
  story(
    `every refusal of Rush Out! is shown with its reason and links to its rule: ${locale} ${size}`,
    async ({ page, context, server }) => {
      await page.addInitScript((language) => localStorage.setItem('tablee.locale', language), locale);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const mock = await MockTables.serve(context, SCENES);
      const me = await RushPlayer.withoutTips(page, { input, locale });
      for (const [rule, refused] of Object.entries(REFUSALS)) {
        await story.step(rule, async () => {
          await page.goto(server.origin + pathOf(sceneOf(rule)));
          await expect(me.thing('die-0').or(me.thing('decline')).first()).toBeVisible();
          await expectRefusal(me, rule.split(' ')[0] as RushRule, refused, locale);
        });
      }
      expect(mock.commands).toEqual([]);
    },
  );
}

/** Repeats the attempt if its refusal vanished, some after less than a second. */
async function expectRefusal(me: RushPlayer, rule: RushRule, refused: RefusalCase, locale: 'fr' | 'en'): Promise<void> {
  const { page, status, say } = me;
  const drawer = page.getByRole('dialog');
  await refused.act(me);
  await expect(status).toContainText(locale === 'fr' ? 'Refusé.' : 'Refused.');
  await expect.poll(() => plain(status.innerText()), { intervals: [20] }).toContain(refused[locale]);
  await expect(async () => {
    if (await drawer.isVisible()) return;
    if (!(await status.getByRole('button').isVisible())) await refused.act(me);
    await status.getByRole('button').click({ timeout: 600 });
  }).toPass();
  const met = drawer.getByRole('region', { name: say(`${rule}.title`), exact: true });
  await expect(met.getByRole('heading').first()).toBeInViewport();
  const tried = met.getByRole('figure').first();
  await expect(tried.getByRole('img').first()).toBeInViewport();
  expect(await plain(tried.innerText())).toContain(refused[locale]);
}

async function plain(text: Promise<string>): Promise<string> {
  return (await text).replace(/[\u00a0\u202f]/g, ' ');
}
