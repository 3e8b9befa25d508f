import type { Locator, Page } from '@playwright/test';
import { LOCALES, type Locale } from '@tablee/words';
import { pageWords } from '../../apps/web/locale/index.ts';
import { expectAccessible } from '../harness/axe.ts';
import { expect, story } from '../harness/story.ts';

const BROWSERS: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-GB' };

/** Names a guest and creates a table for them. */
async function settle(page: Page, origin: string, who: { name: string; avatar: string }): Promise<string> {
  await page.request.post(`${origin}/api/guest`, { data: who });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const data = { game: 'tiles', seats, listed: false, nonce: 'a0' };
  const made = await page.request.post(`${origin}/api/tables`, { data });
  return `${origin}/t/${((await made.json()) as { id: string }).id}`;
}

/** The link that moves a person's seat to another device, as their page makes it. */
async function linkOf(page: Page, locale: Locale): Promise<string> {
  const say = pageWords(locale);
  const [made] = await Promise.all([
    page.waitForResponse(/\/device$/),
    page.getByRole('button', { name: say('device.open') }).click(),
  ]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('close') })
    .click();
  return `${page.url()}#${((await made.json()) as { token: string }).token}`;
}

/** A button that only the maker has. */
function seatOf(page: Page, locale: Locale): Locator {
  return page.getByRole('button', { name: new RegExp(`^${pageWords(locale)('lobby.start')}`) });
}

for (const locale of LOCALES) {
  const size = locale === 'fr' ? '@short-phone' : '';
  story(`a link to a seat asks before it changes who I am, in ${locale} ${size}`, async ({ newcomer, server }) => {
    const say = pageWords(locale);
    const [zoe, camille, stranger] = [
      await newcomer({ locale: BROWSERS[locale] }),
      await newcomer({ locale: BROWSERS[locale] }),
      await newcomer({ locale: BROWSERS[locale] }),
    ];
    await zoe.goto(await settle(zoe, server.origin, { name: 'Zoé', avatar: 'fox' }));
    await settle(camille, server.origin, { name: 'Camille', avatar: 'owl' });
    const link = await linkOf(zoe, locale);

    const question = camille.getByRole('heading', { name: say('becoming.title', { name: 'Zoé' }) });
    const sit = camille.getByRole('button', { name: say('lobby.take-place') });
    await camille.goto(link);
    await expect(question).toBeVisible();
    await expect(camille.getByText(say('becoming.tables', { count: 1 }))).toBeVisible();
    await expect(camille).toHaveURL(zoe.url());
    await expectAccessible(camille, 'the link of another device');
    for (const _ of ['home', 'become', 'stay']) await camille.keyboard.press('Tab');
    await expect(camille.getByRole('button', { name: say('me.stay', { name: 'Camille' }) })).toBeFocused();
    await camille.keyboard.press('Enter');
    await expect(sit).toBeVisible();
    await expect(camille.getByRole('heading', { level: 1 })).toBeFocused();

    await camille.goto(link);
    await camille.getByRole('button', { name: say('becoming.yes', { name: 'Zoé' }) }).press('Enter');
    await expect(camille.getByText(say('becoming.done', { name: 'Zoé' }))).toBeVisible();
    await expect(seatOf(camille, locale)).toBeVisible();

    await stranger.goto(link);
    await expect(stranger.getByRole('heading', { name: say('becoming.spent') })).toBeVisible();
    await expect(stranger.getByText(say('problem.bad-token'))).toBeVisible();
    await expectAccessible(stranger, 'a link that was used');
    await stranger.getByRole('button', { name: say('becoming.go') }).click();
    await expect(stranger.getByRole('button', { name: say('lobby.take-place') })).toBeVisible();

    await camille.goto(server.origin);
    await camille.getByRole('button', { name: say('me.open', { name: 'Zoé' }) }).click();
    const back = camille.getByRole('button', { name: say('me.go-back', { name: 'Camille' }) });
    await expect(back).toBeVisible();
    await expectAccessible(camille, 'who I am, and who I was');
    await back.click();
    await expect(camille.getByRole('button', { name: say('me.open', { name: 'Camille' }) })).toBeVisible();
    await expect(camille.getByRole('region', { name: say('home.tables') })).toBeVisible();
  });
}

for (const locale of LOCALES) {
  story(`a link to a seat asks on a new device too, in ${locale}`, async ({ newcomer, server }) => {
    const say = pageWords(locale);
    const browser = { locale: BROWSERS[locale] };
    const [zoe, phone, friend] = [await newcomer(browser), await newcomer(browser), await newcomer(browser)];
    await zoe.goto(await settle(zoe, server.origin, { name: 'Zoé', avatar: 'fox' }));
    const link = await linkOf(zoe, locale);

    await friend.goto(link);
    await expect(friend.getByRole('heading', { name: say('becoming.are-you', { name: 'Zoé' }) })).toBeVisible();
    await expectAccessible(friend, 'the link of another device, for somebody new');
    await friend.getByRole('button', { name: say('becoming.other') }).press('Enter');
    await expect(friend.getByRole('button', { name: say('lobby.take-place') })).toBeVisible();
    await expect(friend.getByRole('heading', { level: 1 })).toBeFocused();

    await phone.goto(link);
    await phone.getByRole('button', { name: say('becoming.go-on', { name: 'Zoé' }) }).press('Enter');
    await expect(phone.getByText(say('becoming.done', { name: 'Zoé' }))).toBeVisible();
    await expect(seatOf(phone, locale)).toBeVisible();
    await expect(phone.getByRole('heading', { level: 1 })).toBeFocused();

    await zoe.goto(await linkOf(zoe, locale));
    await expect(seatOf(zoe, locale)).toBeVisible();
  });
}
