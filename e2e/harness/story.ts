import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { House } from './house.ts';
import { Line } from './line.ts';

interface Props {
  /** A browser of somebody else: another context, so another cookie. */
  readonly newcomer: (options?: BrowserContextOptions) => Promise<Page>;
  /** A line to the house that can be cut. */
  readonly line: Line;
}

interface Stage {
  /** The server of this story's worker, with bots in a hurry. */
  readonly house: House;
}

export const story = base.extend<Props, Stage>({
  newcomer: async ({ browser }, use) => {
    const open = async (options?: BrowserContextOptions): Promise<Page> =>
      (await browser.newContext(options)).newPage();
    await use(open);
    await Promise.all(browser.contexts().map((context) => context.close()));
  },
  line: async ({ house }, use) => {
    const line = await Line.open(house.port);
    await use(line);
    await line.close();
  },
  house: [
    async ({}, use) => {
      const house = await House.open({ TABLEE_BOT_SPEED: '30' });
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
