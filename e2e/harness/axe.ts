import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No rule of accessibility is broken here, by day and by night; `prepare` brings back what goes by itself. */
export async function expectAccessible(page: Page, where: string, prepare?: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await prepare?.();
    await waitForAnimations(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
    expect(found, `${where}, ${colorScheme}`).toEqual([]);
  }
}

/** So long nothing moves but what shows time itself. */
const MAX_AWAITED_ANIMATION_MS = 5_000;

/** A colour that is still changing has no contrast yet; a countdown and what goes on for ever are not waited for. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const lasts = ({ effect }: Animation): number => Number(effect?.getComputedTiming().activeDuration);
    const isRunning = ({ playState }: Animation): boolean => playState === 'running'; // one that is held never ends
    const ending = document.getAnimations().filter((one) => isRunning(one) && lasts(one) <= longest);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }, MAX_AWAITED_ANIMATION_MS);
}
