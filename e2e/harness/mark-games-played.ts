import type { BrowserContext, Page } from '@playwright/test';
import { rulesCatalog } from '../../games/catalog.rules.ts';

/**
 * Marks every game, and these toys, as played on this device: matches do not wait for the rules to be read, and no name
 * is asked for.
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
