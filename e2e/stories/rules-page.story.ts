import { expectAccessible } from '../harness/axe.ts';
import { expect, story } from '../harness/story.ts';

story('the page of rules has contents and a search', async ({ page, server }) => {
  await page.goto(`${server.origin}/rules/rummu`);
  const contents = page.getByRole('navigation', { name: 'Sommaire' });
  await expect(contents).toBeInViewport({ ratio: 1 }); // above the pictures
  await expect(page.getByRole('searchbox', { name: 'Chercher une règle' })).toBeInViewport({ ratio: 1 });
  const last = contents.getByRole('link').last();
  const title = await last.innerText();
  await last.click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  await expect(page.getByRole('searchbox', { name: 'Chercher une règle' })).toBeInViewport({ ratio: 1 }); // while reading
  await expectAccessible(page, 'rules with contents');

  const rules = page.locator('.rules-section li');
  const all = await rules.count();
  await page.getByRole('searchbox', { name: 'Chercher une règle' }).fill('RM-26');
  await expect(rules).toHaveCount(1);
  expect(all).toBeGreaterThan(20);
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByText('Aucune règle n’en parle.')).toBeVisible();
});
