import type { Page } from '@playwright/test';

/** By what a page is larger than its window, and which of these parts lie on another one or beyond the window. */
export async function outside(page: Page, parts: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const found: string[] = [];
    for (const box of [document.documentElement, document.querySelector('main') as HTMLElement]) {
      box.scrollTo(1_000, 1_000);
      if (box.scrollLeft > 0) found.push(`${box.tagName} is ${box.scrollLeft} px too wide`);
      if (box.scrollTop > 0) found.push(`${box.tagName} is ${box.scrollTop} px too high`);
      box.scrollTo(0, 0);
    }
    const nameOf = (element: Element): string =>
      element.getAttribute('data-thing') ??
      element.getAttribute('data-place') ??
      element.getAttribute('aria-label') ??
      element.className;
    const shown = [...document.querySelectorAll(selector)]
      .map((element) => ({ element, name: nameOf(element), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    for (const [index, { element, name, box }] of shown.entries()) {
      if (box.left < -1 || box.right > innerWidth + 1) found.push(`beyond the window: ${name}`);
      if (box.top < -1 || box.bottom > innerHeight + 1) found.push(`below the window: ${name}`);
      for (const other of shown.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (element.contains(other.element) || other.element.contains(element)) continue;
        if (across > 4 && down > 4) found.push(`${name} on ${other.name}`); // what was thrown lies askew
      }
    }
    return found;
  }, parts);
}
