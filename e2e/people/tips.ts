import { expect, type Page } from '@playwright/test';

/** Distance of the tip with these words from its target, once it is still. */
export async function reachOf(page: Page, words: string): Promise<number> {
  const tip = page.locator('.tip').filter({ hasText: words });
  await expect(tip).toBeVisible();
  const reach = (): Promise<number> => tip.evaluate((one) => Number.parseFloat(one.style.getPropertyValue('--reach')));
  let last = -1;
  await expect
    .poll(async () => {
      const before = last;
      last = await reach();
      return last === before;
    })
    .toBe(true);
  return last;
}
