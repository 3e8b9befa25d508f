import type { Page } from '@playwright/test';
import { rushOut } from '../../games/rush-out/rules/index.ts';
import { expect, story } from '../harness/story.ts';
import { dealEnv } from '../people/rush-deal-env.ts';
import type { RushPlayer } from '../people/rush-player.ts';
import { sitAtRush } from '../people/rush-table.ts';
import { WINNER_HEADING } from '../people/words.ts';

/** Decks of one card: the first completed card ends a round. */
const SHORT_ROUNDS = dealEnv({ deckSize: 1 });

async function playFirstRound(page: Page, origin: string): Promise<RushPlayer> {
  const [me] = (await sitAtRush([page], origin, { preset: 'scenario-1', bots: 3 })) as [RushPlayer];
  await me.play(() => me.view.phase !== 'result');
  return me;
}

story(
  'alone with bots I come back to the result of a round, and the next one begins when I am ready @short-phone',
  async ({ page, startServer }) => {
    const server = await startServer(SHORT_ROUNDS);
    const me = await playFirstRound(page, server.origin);
    const result = page.locator('[data-part="round-result"]');
    await expect(result.getByRole('heading', { name: / la manche\s!$/ })).toBeVisible();
    const told = await result.innerText();
    expect(told).toMatch(/Manche 1\s+(Héros|Sorcier)\s+2?\s*Manche 2/);

    await page.reload();
    await expect(result).toBeVisible();
    expect(await result.innerText()).toBe(told);
    await page.getByRole('button', { name: 'Go !', exact: true }).click();
    // A page that was hidden by the reload may have paused the match.
    const resume = me.status.getByRole('button', { name: 'Reprendre' });
    await expect(async () => {
      if (await resume.isVisible()) await resume.click();
      expect(me.view.phase).not.toBe('result');
    }).toPass({ timeout: 20_000 });
    expect(me.view.rounds?.won).toHaveLength(1);
    await expect(result).toHaveCount(0);
    await expect(page.locator('.topbar-title')).toContainText('Manche 2');
    await expect(
      page.getByRole('img', { name: /^Trophées\s: (1 aux héros, 0|0 aux héros, 1) au sorcier$/ }),
    ).toBeVisible();
  },
);

story('alone with bots I end the match after a round', async ({ page, startServer }) => {
  const server = await startServer(SHORT_ROUNDS);
  const me = await playFirstRound(page, server.origin);
  await page.locator('[data-thing="stop"][aria-disabled="false"]').click();
  await expect(page.getByRole('heading', { name: WINNER_HEADING })).toBeVisible();
  expect(rushOut.result(me.view)?.rule).toBe('RO-A94');
  await expect(page.locator('[data-part="end"]')).toContainText('Une manche, ');
});
