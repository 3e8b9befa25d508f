import type { Page } from '@playwright/test';

interface LayoutOptions {
  /** Selector of the scroll container of the parts: only their visible area counts. */
  readonly scroller?: string;
  /** Parts whose names begin like this may overlap each other, as cards in a fan do. */
  readonly overlapPrefix?: string;
}

/** Lists by how much the page exceeds its window, and which parts overlap or leave the window. */
export async function layoutFaults(page: Page, parts: string, leeway: LayoutOptions = {}): Promise<string[]> {
  return page.evaluate(findLayoutFaults, { parts, ...leeway });
}

/** Runs in the page: may use nothing from outside. */
function findLayoutFaults({ parts, scroller, overlapPrefix }: LayoutOptions & { readonly parts: string }): string[] {
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
  const seenOf = (element: Element): Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> => {
    const box = element.getBoundingClientRect();
    const around = scroller === undefined ? undefined : element.closest(scroller)?.getBoundingClientRect();
    if (around === undefined) return box;
    return {
      left: Math.max(box.left, around.left),
      right: Math.min(box.right, around.right),
      top: Math.max(box.top, around.top),
      bottom: Math.min(box.bottom, around.bottom),
    };
  };
  const isInFan = (name: string): boolean => overlapPrefix !== undefined && name.startsWith(overlapPrefix);
  const shown = [...document.querySelectorAll(parts)]
    .map((element) => ({ element, name: nameOf(element), box: seenOf(element) }))
    .filter(({ box }) => box.right > box.left && box.bottom > box.top);
  for (const [index, { element, name, box }] of shown.entries()) {
    if (box.left < -1 || box.right > innerWidth + 1) found.push(`beyond the window: ${name}`);
    if (box.top < -1 || box.bottom > innerHeight + 1) found.push(`below the window: ${name}`);
    for (const other of shown.slice(index + 1)) {
      if (element.contains(other.element) || other.element.contains(element)) continue;
      if (isInFan(name) && isInFan(other.name)) continue;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 4 && down > 4) found.push(`${name} on ${other.name}`); // thrown cards and dice lie askew
    }
  }
  return found;
}
