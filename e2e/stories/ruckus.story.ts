import { AxeBuilder } from '@axe-core/playwright';
import { expect, story } from '../harness/story.ts';

story('a round of Ruckus is played by keyboard alone, in real time, and counted', async ({ page, house }) => {
  await page.goto(house.origin);
  await page.getByRole('button', { name: 'Jouer à Ruckus avec des bots' }).click();
  await expect(page.getByRole('region', { name: 'Ta main, 7 cartes' })).toBeVisible();
  await page.keyboard.press('d');
  await expect(page.locator('.status').getByText('Attends le top départ.')).toBeVisible();

  const sheet = page.getByRole('region', { name: 'Les comptes de la manche 1' });
  await expect(async () => {
    await page.keyboard.press('1');
    await page.keyboard.press('Space');
    await expect(sheet).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 60_000 });
  await expect(sheet.getByRole('row')).toHaveCount(5);

  const scan = await new AxeBuilder({ page }).analyze();
  expect(scan.violations).toEqual([]);
});
