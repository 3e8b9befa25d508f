import { expect, story } from '../harness/story.ts';
import { variantOf } from '../people/gather.ts';
import { rushFinger, rushKeys } from '../people/rush-hands.ts';
import { RushPlayer } from '../people/rush-player.ts';
import { WHO_WINS } from '../people/words.ts';

const GAME = 'Rush Out !';

story('alone as a hero I play from home to the podium by keys @desktop', async ({ page, house }) => {
  const me = await RushPlayer.knowing(page, { hands: rushKeys });
  await page.goto(house.origin);
  await variantOf(page, GAME, 'Premiers sorts').click();
  await me.play();
  expect(me.ear.acknowledged).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: WHO_WINS })).toBeVisible();
});

story('alone as a hero I play from home to the podium by thumb @phone', async ({ page, house }) => {
  const me = await RushPlayer.knowing(page, { hands: rushFinger });
  await page.goto(house.origin);
  await variantOf(page, GAME, 'Premiers sorts').click();
  await me.play();
  expect(me.ear.acknowledged).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: WHO_WINS })).toBeVisible();
});

story('alone as the sorcerer I give the signal, aim, and come to the podium', async ({ page, house }) => {
  const me = await RushPlayer.knowing(page, story.info().project.name.includes('phone') ? { hands: rushFinger } : {});
  await page.goto(house.origin);
  await variantOf(page, GAME, 'Je suis le sorcier').click();
  await me.play();
  expect(me.view.seatOptions[me.seat]?.role).toBe('sorcerer');
  expect(me.ear.acknowledged).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: WHO_WINS })).toBeVisible();
});

story('a beginner alone reads each step while match time stands', async ({ beginner, house }) => {
  const page = await beginner();
  const me = new RushPlayer(page);
  await page.goto(house.origin);
  await variantOf(page, GAME, 'Premiers sorts').click();
  await page
    .getByRole('button', { name: /^(?:C’est parti|Jouer|Compris|Commencer)/ })
    .first()
    .click();
  await expect(me.understood).toBeVisible({ timeout: 60_000 });
  const { seq } = me.ear;
  await expect(me.page.locator('.tip')).toContainText('Lance tes trois dés');
  expect(me.ear.seq - seq).toBeLessThan(3); // what was on its way when time stopped
  await me.understood.click();
  await expect(me.understood).toHaveCount(0);
});
