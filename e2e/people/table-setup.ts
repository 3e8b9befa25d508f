import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** What is played where a story does not say it: of other games what their box offers first. */
const DEFAULT_VARIANT: Readonly<Record<string, string>> = { Tuiles: 'En famille' };

/** One way to play a game, on its box at home. */
export function variantOf(page: Page, game = 'Tuiles', variant = DEFAULT_VARIANT[game]): Locator {
  const ways = page.getByRole('article', { name: game, exact: true }).getByRole('button');
  return variant === undefined ? ways.first() : ways.and(page.getByRole('button', { name: `${game}, ${variant} ` }));
}

/** Home, then straight to a table with bots. */
export async function playAlone(page: Page, origin: string, game = 'Tuiles'): Promise<void> {
  await page.goto(origin);
  await variantOf(page, game).click();
}

/** Home, then a table with places for friends. */
export async function createTable(page: Page, origin: string, game = 'Tuiles'): Promise<void> {
  await page.goto(origin);
  await page.getByRole('radio', { name: 'Des amis' }).check();
  await variantOf(page, game).click();
  await expect(page.getByRole('region', { name: 'Invite tes amis' })).toBeVisible();
}

export async function addBot(page: Page, place: number): Promise<void> {
  const offer = page.getByRole('button', { name: `Mettre un bot à la place ${place}` });
  await offer.click();
  await expect(offer).toHaveCount(0);
}

/** What there is to choose for one's own place, where the game has several for a seat. */
export async function openOwnSeatOptions(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Ce que tu joues/ }).click();
  return page.getByRole('dialog', { name: 'Ce que tu joues' });
}

/** One of them. It may be refused: nothing is waited for. */
export async function chooseOwnSeatOption(page: Page, what: string, value: string): Promise<void> {
  const dialog = await openOwnSeatOptions(page);
  await dialog.getByRole('combobox', { name: what, exact: true }).selectOption(value);
  await dialog.getByRole('button', { name: 'Fermer' }).click();
}

/** One of the variants in the lobby, by how its name begins. */
export async function chooseVariant(page: Page, name: string): Promise<void> {
  const ways = page.getByRole('group', { name: 'Comment on joue' });
  await ways
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await expect(ways.getByRole('button', { name: new RegExp(`^${name}`), pressed: true })).toBeVisible();
}

/** One of the options of the game or of the server, behind the button for everything else; `look` is done while they are open. */
export async function chooseOption(
  page: Page,
  what: string,
  choice: string,
  look?: () => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: /^Plus/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Comment on joue' });
  await dialog.getByLabel(what, { exact: true }).selectOption(choice);
  await expect(dialog.locator('b', { hasText: choice })).toBeVisible();
  await look?.();
  await dialog.getByRole('button', { name: 'Fermer' }).click();
}

/** The link as it stands on the invitation. */
export async function invitationLink(page: Page): Promise<string> {
  return `http://${await page.locator('[data-thing="invitation-url"]').textContent()}`;
}

export async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Prendre place' }).click();
  await expect(page.getByRole('button', { name: 'Me lever' })).toBeVisible();
}

export async function startMatch(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Commencer/ }).click();
}

/** A table as it is asked for, with people in its first seats and bots in the others. */
interface WantedTable {
  readonly game: string;
  readonly preset: string;
  readonly options?: object;
  readonly bots?: number;
}

/** Everybody sits down at one table, by its link, and the match begins. */
export async function sitTogether(pages: readonly Page[], origin: string, table: WantedTable): Promise<void> {
  const { game, preset, options = {}, bots = 0 } = table;
  const [first, ...others] = pages as [Page, ...Page[]];
  const people = pages.map((_, place) => ({ kind: place === 0 ? 'me' : 'open' }));
  const seats = [...people, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'expert' }))];
  const data = { game, preset, options, seats, listed: false, nonce: '' };
  const made = await first.request.post(`${origin}/api/tables`, { data });
  const { id } = (await made.json()) as { id: string };
  await first.goto(`${origin}/t/${id}`);
  for (const page of others) await sitDown(page, `${origin}/t/${id}`);
  await first.request.post(`${origin}/api/t/${id}/start`, { data: {} });
}
