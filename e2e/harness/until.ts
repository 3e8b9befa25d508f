import { expect } from '@playwright/test';

/** Waits for a state that no locator can see. */
export async function until(what: string, isSo: () => boolean): Promise<void> {
  await expect.poll(isSo, { message: what, intervals: [10, 20, 40] }).toBe(true);
}
