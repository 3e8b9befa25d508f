import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { House } from './house.ts';
import { knowEveryGame } from './know-every-game.ts';
import { Line } from './line.ts';

interface Props {
  /** A browser of somebody else: another context, so another cookie. */
  readonly newcomer: (options?: BrowserContextOptions) => Promise<Page>;
  /** Somebody who has never played here: everybody else knows every game. */
  readonly beginner: () => Promise<Page>;
  /** Another server, for this story alone: as it is to be started. */
  readonly openHouse: (env?: Readonly<Record<string, string>>) => Promise<House>;
  /** A line to the house that can be cut. */
  readonly line: Line;
}

interface Stage {
  /** The server of this story's worker, with bots in a hurry. */
  readonly house: House;
}

export const story = base.extend<Props, Stage>({
  context: async ({ context }, use) => {
    await knowEveryGame(context);
    await use(context);
  },
  beginner: async ({ browser }, use) => {
    await use(async () => (await browser.newContext()).newPage());
  },
  newcomer: async ({ browser }, use) => {
    const open = async (options?: BrowserContextOptions): Promise<Page> => {
      const context = await browser.newContext(options);
      await knowEveryGame(context);
      return context.newPage();
    };
    await use(open);
    await Promise.all(browser.contexts().map((context) => context.close()));
  },
  openHouse: async ({}, use) => {
    const opened: House[] = [];
    await use(async (env) => {
      const house = await House.open(env);
      opened.push(house);
      return house;
    });
    await Promise.all(opened.map((house) => house.close()));
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
