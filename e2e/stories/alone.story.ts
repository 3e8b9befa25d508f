import { expect, story } from '../harness/story.ts';

story('one click from home sits me at a table with bots', async ({ page, house }) => {
  await page.goto(house.origin);
  await page.getByRole('button', { name: 'Jouer à Tuiles avec des bots' }).click();
  await expect(page.getByRole('region', { name: 'Ton chevalet' })).toBeVisible();
});
