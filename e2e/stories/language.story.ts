import type { Page } from '@playwright/test';
import { LOCALES, type Locale, type Messages } from '@tablee/words';
import { messages as pageMessages, pageWords } from '../../apps/web/locale/index.ts';
import box from '../../games/tiles/locale/box.json' with { type: 'json' };
import { words as game } from '../../games/tiles/locale/index.ts';
import tableEn from '../../packages/table-ui/locale/en.json' with { type: 'json' };
import tableFr from '../../packages/table-ui/locale/fr.json' with { type: 'json' };
import { expect, story } from '../harness/story.ts';
import { FamilyPlayer } from '../people/family-player.ts';

const LANGUAGES: Readonly<Record<Locale, string>> = { fr: 'Français', en: 'English' };
const BROWSERS: Readonly<Record<Locale, string>> = { fr: 'en-GB', en: 'fr-FR' };

for (const locale of LOCALES) {
  story(
    `all pages from home to a match are in ${LANGUAGES[locale]} once it is chosen @short-desktop`,
    async ({ newcomer, server }) => {
      const page = await newcomer({ locale: BROWSERS[locale] });
      const say = pageWords(locale);
      const me = new FamilyPlayer(page, { locale });
      await page.goto(server.origin);
      await expect(page.locator('html')).not.toHaveAttribute('lang', locale);
      await page.getByRole('button', { name: LANGUAGES[locale] }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expectOnly(page, locale);

      await page.getByRole('radio', { name: say('home.against.friends') }).check();
      const { name, 'preset.family': family } = box[locale];
      await page.getByRole('button', { name: `${name}, ${family} ` }).click();
      await page.getByRole('button', { name: say('lobby.add-bot', { place: 2 }) }).click();
      const start = page.getByRole('button', { name: new RegExp(`^${say('lobby.start')}`) });
      await expect(start).toBeEnabled();
      await expectOnly(page, locale);

      await start.click();
      await me.move();
      await me.ready();
      await expectOnly(page, locale);
      await page.getByRole('button', { name: say('play.rules') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectOnly(page, locale);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => history.state?.over === undefined); // a pending history.back() would end the reload

      await page.reload();
      await expect(me.rack).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.goto(`${server.origin}/about`);
      await expect(page.getByRole('heading', { name: say('about.title') })).toBeVisible();
      await expectOnly(page, locale);
    },
  );
}

/** Expects no shown or announced sentence of another language. */
async function expectOnly(page: Page, locale: Locale): Promise<void> {
  const own = sentencesOf(locale);
  const foreign = new Set(LOCALES.flatMap((one) => [...sentencesOf(one)]).filter((text) => !own.has(text)));
  const shown = await wordsOn(page);
  expect(shown.filter((text) => own.has(text)).length).toBeGreaterThan(0);
  expect(shown.filter((text) => foreign.has(text))).toEqual([]);
}

/** Sentences without facts, which are shown as they are written. */
function sentencesOf(locale: Locale): Set<string> {
  const table: Messages = { fr: tableFr, en: tableEn }[locale];
  const all: Messages[] = [pageMessages[locale], game.messages[locale], table, box[locale]];
  return new Set(all.flatMap((messages) => Object.values(messages)).filter((text) => !text.includes('{')));
}

async function wordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words: string[] = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) words.push(texts.currentNode.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('*')) {
      if (element.closest('[lang]') !== document.documentElement) continue; // a language is named in itself
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) words.push(element.getAttribute(name) ?? '');
    }
    return words.filter((word) => word !== '');
  });
}
