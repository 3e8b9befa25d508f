import { expect, story } from '../harness/story.ts';
import { DicePlayer } from '../people/dice-player.ts';
import { variantOf } from '../people/gather.ts';
import { WHO_WINS } from '../people/words.ts';

story('alone against a bot from home to the podium, and a rematch begins', async ({ page, house }) => {
  const me = new DicePlayer(page);
  await page.goto(house.origin);
  await variantOf(page, 'Dés', 'Deux manches').click();
  await me.playRound();
  await expect(me.sheet(1)).toBeVisible();
  await me.nextRound();
  await me.playRound();
  await expect(page.getByRole('heading', { name: WHO_WINS })).toBeVisible();
  const before = page.url();
  await me.rematch.click();
  await expect(me.rematch).toBeHidden();
  expect(page.url()).not.toBe(before);
  await me.quickTurn();
});
