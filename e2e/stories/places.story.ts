import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { expect, story } from '../harness/story.ts';
import { FamilyPlayer } from '../people/family-player.ts';
import { addBot, createTable, sitDown, startMatch } from '../people/table-setup.ts';

/** The chip of the seat that goes first. */
const OLDEST = 'Commence';

/** The seats that the first `turn` message awaits. */
async function firstTurn({ listener }: FamilyPlayer): Promise<readonly number[]> {
  const first = (): string | undefined => listener.texts.find((text) => text.includes('"type":"turn"'));
  await expect.poll(first).toBeDefined();
  return (JSON.parse(first() as string) as { readonly awaited: readonly number[] }).awaited;
}

function names(page: Page): Promise<string[]> {
  return page.getByRole('region', { name: 'Les places' }).locator('[data-thing="place-name"]').allTextContents();
}

/** Presses a button in the maker's dialog for a place. */
async function atPlaceOf(page: Page, name: string, what: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Place (?:de |d’)${name}$`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: what }).click();
}

/** Expects the focus on an element, also if the pressed button is gone. */
async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

story('the player who claims to be the oldest begins', async ({ page, newcomer, server }) => {
  const friend = new FamilyPlayer(await newcomer());
  await createTable(page, server.origin);
  await addBot(page, 2);
  await addBot(page, 4);
  await sitDown(friend.page, page.url());
  await friend.page.getByRole('button', { name: OLDEST }).click();
  await expect(friend.page.getByRole('button', { name: OLDEST, pressed: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Les places' }).getByText(OLDEST)).toHaveCount(2);
  await expectAccessible(friend.page, 'lobby, the oldest');
  await startMatch(page);
  expect(await firstTurn(friend)).toEqual([2]);
});

story('the maker says that a bot is the oldest, and it begins', async ({ page, server }) => {
  const me = new FamilyPlayer(page);
  await createTable(page, server.origin);
  for (const place of [2, 3, 4]) await addBot(page, place);
  const [, , , last = ''] = await names(page);
  await atPlaceOf(page, last, `${OLDEST} : ${last}`);
  await expect(page.getByRole('button', { name: `${OLDEST} : ${last}`, pressed: true })).toBeVisible();
  await expectAccessible(page, 'lobby, the place of a bot');
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  await startMatch(page);
  expect(await firstTurn(me)).toEqual([3]);
});

story('people change places, and what they chose goes with them', async ({ page, newcomer, server }) => {
  const friend = await newcomer();
  await friend.request.post(`${server.origin}/api/guest`, { data: { name: 'Inès' } }); // namesakes would be numbered by place
  await createTable(page, server.origin);
  await addBot(page, 2);
  await sitDown(friend, page.url());
  await expect.poll(() => names(page)).toContain('Inès');
  const [maker = '', bot = '', guest = ''] = await names(page);
  await friend.getByRole('button', { name: OLDEST }).click();
  await friend.getByRole('button', { name: 'Venir ici, à la place 4' }).click();
  await expect.poll(() => names(page)).toEqual([maker, bot, 'Libre', guest]);
  await friend.getByRole('button', { name: `Changer de place avec ${bot}` }).press('Enter');
  await expect.poll(() => names(page)).toEqual([maker, guest, 'Libre', bot]);
  await expect(friend.getByText('Tu es à la place 2.')).toBeAttached();
  await expectFocus(friend);
  await expect(friend.getByRole('button', { name: OLDEST, pressed: true })).toBeVisible();
  await expect(friend.getByRole('button', { name: `Changer de place avec ${maker}` })).toHaveCount(0);
  await atPlaceOf(page, guest, `Changer de place avec ${guest}`);
  await expect.poll(() => names(page)).toEqual([guest, maker, 'Libre', bot]);
  await page.getByRole('button', { name: 'Venir ici, à la place 3' }).press('Enter');
  await expect.poll(() => names(page)).toEqual([guest, 'Libre', maker, bot]);
  await expectFocus(page);
});

/** Colour and shape of every visible face, by its image. */
function marksIn(part: Locator): Promise<Record<string, string>> {
  return part.locator('.avatar:visible').evaluateAll((faces) =>
    Object.fromEntries(
      faces.map((face) => {
        const colour = getComputedStyle(face).getPropertyValue('--seat');
        return [face.querySelector('img')?.src, `${colour} ${face.querySelector(':scope > svg')?.innerHTML}`];
      }),
    ),
  );
}

story(
  'everybody has one colour and one shape in the lobby, at the table, in its menu and on a television',
  async ({ page, newcomer, server }) => {
    const television = await newcomer();
    await createTable(page, server.origin, 'Rush Out !');
    await addBot(page, 2);
    await addBot(page, 3);
    const gathered = await marksIn(page.getByRole('region', { name: 'Les places' }));
    expect(new Set(Object.values(gathered)).size).toBe(3);
    await television.goto(`${page.url()}/tv`);
    await expect.poll(() => marksIn(television.locator('.tv-seats'))).toEqual(gathered);
    await startMatch(page);
    await expect.poll(() => marksIn(page.getByRole('main'))).toEqual(gathered);
    await expect.poll(() => marksIn(television.getByRole('main'))).toEqual(gathered);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect.poll(() => marksIn(page.getByRole('region', { name: 'À table' }))).toEqual(gathered);
  },
);
