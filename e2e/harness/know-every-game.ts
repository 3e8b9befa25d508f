import type { BrowserContext, Page } from '@playwright/test';
import { rulesCatalog } from '../../games/catalog.rules.ts';

/** As on a device on which every game was played before, and these toys: no match waits until its rules are read. */
export async function knowEveryGame(device: BrowserContext | Page, ...toys: readonly string[]): Promise<void> {
  await device.addInitScript(
    (games) => {
      if (location.protocol === 'http:') localStorage.setItem('tablee.known', games);
    },
    [...Object.keys(rulesCatalog), ...toys].join(' '),
  );
}
