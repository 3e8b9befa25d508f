import { test as base } from '@playwright/test';
import { House } from './house.ts';

interface Stage {
  /** The server of this story's worker, with bots in a hurry. */
  readonly house: House;
}

export const story = base.extend<object, Stage>({
  house: [
    async ({}, use) => {
      const house = await House.open({ TABLEE_BOT_SPEED: '10' });
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
