import { expectAccessible } from '../harness/axe.ts';
import { expect, story } from '../harness/story.ts';
import { FamilyPlayer } from '../people/family-player.ts';
import { addBot, chooseVariant, createTable, playAlone, sitDown, startMatch } from '../people/table-setup.ts';

story.use({ contextOptions: { reducedMotion: 'reduce' } });

story('home and the profile dialog are accessible @short-phone', async ({ page, server }) => {
  await page.goto(server.origin);
  const me = page.getByRole('button', { name: /^Ton nom et ton animal/ });
  await expect(me).toBeVisible();
  await expectAccessible(page, 'home');
  await me.click();
  await expect(page.getByRole('dialog', { name: 'Qui es-tu ?' })).toBeVisible();
  await expectAccessible(page, 'who I am');
});

const SIZES = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 320, height: 256 },
] as const;

story('home with tables of mine is accessible at every size @desktop', async ({ page, server }) => {
  await playAlone(page, server.origin);
  await expect(page.getByRole('region', { name: 'Ton chevalet' })).toBeVisible();
  await page.goto(server.origin);
  const leave = page.getByRole('button', { name: 'Tuiles : quitter la table' });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(leave).toBeVisible();
    await expectAccessible(page, `home at ${size.width}×${size.height}`);
  }
  await leave.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'home, leaving a table');
});

story('home without its server is accessible', async ({ page, network }) => {
  await page.goto(network.origin);
  await page.route('**/api/me', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Le serveur ne répond pas');
  await expectAccessible(page, 'home without its server');
});

story('pages of text are accessible @short-desktop', async ({ page, server }) => {
  for (const [path, heading] of [
    ['/rules/tiles', /^Règles : Tuiles/],
    ['/rules/tiles/junior', /^Règles : Tuiles/],
    ['/rules/ruckus', /^Règles :/],
    ['/rules/dice', /^Règles :/],
    ['/about', 'À propos'],
    ['/nothing/here', 'Il n’y a rien ici'],
    ['/t/AAAAAAAAAAAAAAAAAAAAAA', 'Cette table n’existe plus'],
  ] as const) {
    await page.goto(`${server.origin}${path}`);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
});

// Not @short: its many drawn examples take long to check.
story('the rules of Rummü are accessible @desktop', async ({ page, server }) => {
  await page.goto(`${server.origin}/rules/rummu`);
  await expect(page.getByRole('heading', { name: /^Règles :/, level: 1 })).toBeVisible();
  await expectAccessible(page, 'the rules of Rummü');
});

story('a table whose server does not answer is accessible', async ({ page, server }) => {
  await page.route('**/api/t/**', (route) => route.abort());
  await page.goto(`${server.origin}/t/AAAAAAAAAAAAAAAAAAAAAA`);
  await expect(page.getByRole('heading', { name: 'Le serveur ne répond pas' })).toBeVisible();
  await expectAccessible(page, 'no server');
});

story('the lobby is accessible @short-desktop', async ({ page, newcomer, server }) => {
  await createTable(page, server.origin);
  await expectAccessible(page, 'lobby, alone');
  const visitor = await newcomer();
  await visitor.goto(page.url());
  await expect(visitor.getByRole('button', { name: 'Prendre place' })).toBeVisible();
  await expectAccessible(visitor, 'lobby, as a visitor');
  await addBot(page, 2);
  await expect(page.getByRole('button', { name: /^Place d/ })).toBeVisible();
  await expectAccessible(page, 'lobby, with a bot');
  await sitDown(visitor, page.url());
  await expectAccessible(visitor, 'lobby, as a guest');
});

story('the table is accessible @short-desktop', async ({ page, server }) => {
  const me = new FamilyPlayer(page);
  await playAlone(page, server.origin);
  await me.untilLay();
  await expectAccessible(page, 'my turn');
  await me.hint.click();
  await expect(me.place).toBeVisible();
  await expectAccessible(page, 'a tile is chosen');
  await me.heap.click();
  await expect(me.status).toContainText('Refusé.');
  await expectAccessible(page, 'refused');
  await me.heap.click(); // the refusal may have faded during the check
  await me.status.getByRole('button', { name: 'La règle' }).click();
  await expect(page.getByRole('dialog', { name: 'Règles : Tuiles' })).toBeVisible();
  await expectAccessible(page, 'the rules beside the table');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Quitter la table' }).click();
  await expect(page.getByRole('dialog', { name: 'Tu t’en vas ?' })).toBeVisible();
  await expectAccessible(page, 'leaving');
});

story('the junior table is accessible @short-desktop', async ({ page, server }) => {
  await createTable(page, server.origin);
  await addBot(page, 2);
  await chooseVariant(page, 'Junior');
  await startMatch(page);
  await expect(page.getByRole('region', { name: 'Tuiles gardées' })).toBeVisible();
  await expectAccessible(page, 'junior');
});
