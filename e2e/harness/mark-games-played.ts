import type { BrowserContext, Page } from '@playwright/test';
import { rulesCatalog } from '../../games/catalog.rules.ts';

/**
 * As on a device on which every game was played before, and these toys: no match waits until its rules are read, and nobody
 * is asked for a name.
 */
export async function markGamesPlayed(device: BrowserContext | Page, ...toys: readonly string[]): Promise<void> {
  await device.addInitScript(
    (games) => {
      if (location.protocol !== 'http:') return;
      localStorage.setItem('tablee.known', games);
      localStorage.setItem('tablee.introduced', 'yes');
    },
    [...Object.keys(rulesCatalog), ...toys].join(' '),
  );
}
