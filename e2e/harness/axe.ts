import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Three times as fast on a long page, with the same rules: passed elements are not described. So is the legacy mode, which
 * skips frames of other origins (the page has none) and opens no second page for the result.
 */
const VIOLATIONS_ONLY = { resultTypes: ['violations' as const] };

/** Runs axe in the light and the dark theme; `prepare` brings back parts that vanish by themselves. */
export async function expectAccessible(page: Page, where: string, prepare?: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await prepare?.();
    await waitForAnimations(page);
    const { violations } = await new AxeBuilder({ page }).options(VIOLATIONS_ONLY).setLegacyMode().analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
    expect(found, `${where}, ${colorScheme}`).toEqual([]);
  }
}

/** Longer animations are countdowns, which are not waited for. */
const MAX_AWAITED_ANIMATION_MS = 5_000;

/** Waits for animations to end, because axe would measure the contrast of a colour between two others. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const lasts = ({ effect }: Animation): number => Number(effect?.getComputedTiming().activeDuration);
    const isRunning = ({ playState }: Animation): boolean => playState === 'running'; // a paused one never ends
    const ending = document.getAnimations().filter((one) => isRunning(one) && lasts(one) <= longest);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }, MAX_AWAITED_ANIMATION_MS);
}
