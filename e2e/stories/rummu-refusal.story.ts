import type { RummuRule } from '../../games/rummu/rules/rulebook.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { fingerTaps, mouseClicks } from '../people/rummu-input.ts';
import { RummuPlayer } from '../people/rummu-player.ts';
import { REFUSALS } from '../people/rummu-refusals.ts';
import { rummuScene } from '../people/rummu-scenes.ts';

const WAYS = [
  ['fr', fingerTaps, '@phone'],
  ['en', mouseClicks, '@desktop'],
] as const;
const SCENES = Object.fromEntries(
  Object.entries(REFUSALS).map(([rule, { position, hand }]) => [
    rule.replace(' ', '-'),
    rummuScene({ ...position, hands: [hand, 'B9 G9', 'K9 G8', 'R1 R2'] }),
  ]),
);

for (const [locale, input, size] of WAYS) {
  story(
    `every refusal of Rummü is shown with its reason and links to its rule: ${locale} ${size}`,
    async ({ page, context, server }) => {
      await page.addInitScript((language) => localStorage.setItem('tablee.locale', language), locale);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const mock = await MockTables.serve(context, SCENES);
      const me = new RummuPlayer(page, { input, locale });
      for (const [rule, refused] of Object.entries(REFUSALS)) {
        await story.step(rule, async () => {
          await page.goto(server.origin + pathOf(rule.replace(' ', '-')));
          await expect(me.thing('stock')).toBeVisible();
          await refused.act(me);
          const said = (await me.status.innerText()).replace(/[\u00a0\u202f]/g, ' ');
          expect(said, rule).toContain(refused[locale]);
          expect(said, rule).toContain(locale === 'fr' ? 'Refusé.' : 'Refused.');
          await expectRule(me, rule.split(' ')[0] as RummuRule, refused[locale]);
        });
      }
      expect(mock.commands).toEqual([]);
    },
  );
}

/** Follows the link of the refusal to its rule, where the attempt is drawn. */
async function expectRule({ page, status, say }: RummuPlayer, rule: RummuRule, why: string): Promise<void> {
  await status.getByRole('button').click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: say(`${rule}.title`), exact: true })).toBeInViewport();
  const tried = drawer.getByRole('figure').first();
  await expect(tried.getByRole('img').first()).toBeInViewport();
  expect((await tried.innerText()).replace(/[\u00a0\u202f]/g, ' ')).toContain(why);
}
