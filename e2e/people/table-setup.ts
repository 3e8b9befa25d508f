import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The variant that a story gets by default; other games begin with the first on their box. */
const DEFAULT_VARIANT: Readonly<Record<string, string>> = { Tuiles: 'En famille' };

/** The button of a variant on a box at home. */
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

/** Opens the list of one's own seat options. */
export async function openOwnSeatOptions(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Ce que tu joues/ }).click();
  return page.getByRole('dialog', { name: 'Ce que tu joues' });
}

/** Chooses a seat option. Does not wait for it, because the table may refuse it. */
export async function chooseOwnSeatOption(page: Page, what: string, value: string): Promise<void> {
  const dialog = await openOwnSeatOptions(page);
  await dialog.getByRole('combobox', { name: what, exact: true }).selectOption(value);
  await dialog.getByRole('button', { name: 'Fermer' }).click();
}

/** Chooses a variant in the lobby, by the beginning of its name. */
export async function chooseVariant(page: Page, name: string): Promise<void> {
  const ways = page.getByRole('group', { name: 'Comment on joue' });
  await ways
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await expect(ways.getByRole('button', { name: new RegExp(`^${name}`), pressed: true })).toBeVisible();
}

/** Chooses an option of the game or of the table in the dialog behind "Plus"; `look` runs while the dialog is open. */
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

/** The link as the invitation shows it. */
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

/** A table with people in its first seats and bots in the others. */
interface TableForStory {
  readonly game: string;
  readonly preset: string;
  readonly options?: object;
  readonly bots?: number;
}

/** Creates a table, seats everybody by its link and starts the match. */
export async function sitTogether(pages: readonly Page[], origin: string, table: TableForStory): Promise<void> {
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
