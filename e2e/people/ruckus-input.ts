import type { Page } from '@playwright/test';
import { type TryPress, tryByFinger, tryByMouse } from './try-press.ts';

/** Mouse, finger or keyboard at the Ruckus table. Each returns false if the thing is gone or covered. */
export interface RuckusInput {
  /** A card of the hand. */
  readonly card: TryPress;
  readonly pile: TryPress;
  /** The draw pile, to draw or to slap. */
  readonly draw: (page: Page, isSlap: boolean) => Promise<boolean>;
}

function pressing(press: TryPress): RuckusInput {
  return { card: press, pile: press, draw: (page) => press(page, 'draw') };
}

export const ruckusMouse = pressing(tryByMouse);
export const ruckusFinger = pressing(tryByFinger);

/** Digits for cards, arrows and Enter for piles, D to draw, the space bar to slap. */
export const ruckusKeys: RuckusInput = {
  card: async (page, thing) => {
    const index = await page
      .locator('.my-hand [data-thing]')
      .evaluateAll((cards, name) => cards.findIndex((card) => card.getAttribute('data-thing') === name), thing);
    if (index === -1 || index > 9) return false;
    await page.keyboard.press(String((index + 1) % 10));
    return true;
  },
  pile: async (page, thing) => {
    for (let step = 0; step < MAX_ARROW_STEPS; step += 1) {
      const way = await arrowTowards(page, thing);
      if (way === null) return false;
      await page.keyboard.press(way);
      if (way === 'Enter') return true;
    }
    return false;
  },
  draw: async (page, isSlap) => {
    await page.keyboard.press(isSlap ? 'Space' : 'd');
    return true;
  },
};

/** Above the number of things on any table. */
const MAX_ARROW_STEPS = 40;

/** The arrow key that leads towards a thing, Enter when it has the focus, null if it is gone. */
async function arrowTowards(page: Page, thing: string): Promise<string | null> {
  return page.evaluate((name) => {
    const aim = document.querySelector(`main [data-thing="${name}"]`);
    const here = document.activeElement;
    if (aim === null) return null;
    if (here === aim) return 'Enter';
    if (here?.closest('[data-thing]') !== here || here === null) return 'ArrowDown';
    const [from, to] = [here.getBoundingClientRect(), aim.getBoundingClientRect()];
    const [x, y] = [
      to.left + to.width / 2 - from.left - from.width / 2,
      to.top + to.height / 2 - from.top - from.height / 2,
    ];
    if (Math.abs(y) > Math.abs(x)) return y > 0 ? 'ArrowDown' : 'ArrowUp';
    return x > 0 ? 'ArrowRight' : 'ArrowLeft';
  }, thing);
}
