import type { Page } from '@playwright/test';
import { layoutFaults } from '../harness/layout-faults.ts';

/** Runs in the page: lists players whose name is cut, or whose plate leaves its panel. */
export async function hiddenPlayers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 2;
    return [...document.querySelectorAll<HTMLElement>('main section [data-seat]')].flatMap((plate) => {
      const name = plate.querySelector<HTMLElement>('.seat-name > span');
      if (name === null || plate.offsetWidth === 0) return [];
      const place = (plate.closest('section') as HTMLElement).getBoundingClientRect();
      const box = plate.getBoundingClientRect();
      const isOut = box.bottom > place.bottom + slack || box.right > place.right + slack;
      const isCut = name.scrollWidth > name.clientWidth + 1;
      return isOut || isCut ? [`${name.textContent} ${isOut ? 'is out of sight' : 'is cut'}`] : [];
    });
  });
}

/** Lists bots without a visible mark. */
export async function unmarkedBots(page: Page): Promise<string[]> {
  return page.locator('main section[aria-label="Les autres"] [data-seat]').evaluateAll((plates) =>
    plates
      .filter((plate) => {
        const sign = plate.querySelector('.bot-chip');
        return sign === null || sign.getBoundingClientRect().width < 12;
      })
      .map((plate) => plate.getAttribute('aria-label') ?? ''),
  );
}

/** Runs in the page: lists players that are visible to the right of the score sheet. */
export async function playersBesideSheet(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.querySelector('[data-part="sheet"]')?.getBoundingClientRect().right ?? 0;
    return [...document.querySelectorAll('section[aria-label="Les autres"] [data-seat], [data-thing="scores"]')]
      .filter((thing) => {
        const { right, top, height } = thing.getBoundingClientRect();
        const seen = document.elementFromPoint(Math.min(right, innerWidth) - 4, top + height / 2);
        return right > edge && thing.contains(seen);
      })
      .map((thing) => thing.textContent ?? '');
  });
}

const PARTS =
  '.topbar button, [data-thing="scores"], .seat, .status, [data-thing^="own-"], [data-thing^="chosen-"], [data-thing="stock"], [data-thing="discards"], [data-thing="lay"], [data-thing="discard"], [data-thing="hint"], [data-thing="undo"], [data-thing="confirm"], [data-thing="stop"], [data-thing="take-more"]';

/**
 * Lists parts that overlap or leave the window. The other players' panel may scroll; a score sheet covers the table.
 */
export async function rummuLayoutFaults(page: Page): Promise<string[]> {
  const isCovered = await page.locator('[aria-label^="Le compte de la manche"]').first().isVisible();
  const leeway = { scroller: 'section[aria-label="Les autres"]', fan: 'own-' };
  return layoutFaults(page, isCovered ? '.topbar button' : PARTS, leeway);
}
