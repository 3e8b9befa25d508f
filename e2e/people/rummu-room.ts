import type { Page } from '@playwright/test';

/** Runs in the page: players whose name is cut, or whose row or panel goes on beyond its place. */
export async function unseen(page: Page): Promise<string[]> {
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

/** Bots that nothing says are bots. */
export async function unsigned(page: Page): Promise<string[]> {
  return page.locator('main section[aria-label="Les autres"] [data-seat]').evaluateAll((plates) =>
    plates
      .filter((plate) => {
        const sign = plate.querySelector('.bot-chip');
        return sign === null || sign.getBoundingClientRect().width < 12;
      })
      .map((plate) => plate.getAttribute('aria-label') ?? ''),
  );
}

/** Runs in the page: players that are seen at the right of the sheet. */
export async function beside(page: Page): Promise<string[]> {
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

/** Runs in the page: what is wider or higher than its window, and what lies on something else or beyond the window. */
export async function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const main = document.querySelector('main') as HTMLElement;
    for (const box of [document.documentElement, main]) {
      box.scrollTo(1_000, 1_000);
      if (box.scrollLeft > 0) found.push(`${box.tagName} is ${box.scrollLeft} px too wide`);
      if (box.scrollTop > 0) found.push(`${box.tagName} is ${box.scrollTop} px too high`);
      box.scrollTo(0, 0);
    }
    const parts =
      '.topbar button, [data-thing="scores"], .seat, .status, [data-thing^="own-"], [data-thing^="chosen-"], [data-thing="stock"], [data-thing="discards"], [data-thing="lay"], [data-thing="discard"], [data-thing="hint"], [data-thing="undo"], [data-thing="confirm"], [data-thing="stop"], [data-thing="take-more"]';
    /** What of it is seen: the others are scrolled where they have no room. */
    const seenOf = (element: Element): { left: number; right: number; top: number; bottom: number } => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const around = element.closest('section[aria-label="Les autres"]')?.getBoundingClientRect();
      if (around === undefined) return { left, right, top, bottom };
      return {
        left: Math.max(left, around.left),
        right: Math.min(right, around.right),
        top: Math.max(top, around.top),
        bottom: Math.min(bottom, around.bottom),
      };
    };
    const isCovered = document.querySelector('[aria-label^="Le compte de la manche"]') !== null;
    const shown = [...document.querySelectorAll(parts)]
      .filter((element) => !isCovered || element.closest('.topbar') !== null)
      .map((element) => ({
        element,
        name: element.getAttribute('data-thing') ?? element.getAttribute('aria-label') ?? element.className,
        box: seenOf(element),
      }))
      .filter(({ box }) => box.right > box.left && box.bottom > box.top);
    for (const [index, { element, name, box }] of shown.entries()) {
      if (box.left < -1 || box.right > innerWidth + 1) found.push(`beyond the window: ${name}`);
      if (box.top < -1 || box.bottom > innerHeight + 1) found.push(`below the window: ${name}`);
      for (const other of shown.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (element.contains(other.element) || other.element.contains(element)) continue;
        const areCards = name.startsWith('own-') && other.name.startsWith('own-'); // they may overlap like a fan
        if (!areCards && across > 4 && down > 4) found.push(`${name} on ${other.name}`);
      }
    }
    return found;
  });
}
