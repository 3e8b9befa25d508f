import type { Page } from '@playwright/test';

/** Lists controls smaller than 44 px each way. The area of `::before` counts. */
export async function tooSmall(page: Page, pressed: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const least = 44;
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((button) => button.offsetWidth > 0)
      .map((button) => {
        const { top = '0', left = '0' } =
          getComputedStyle(button, '::before').content === 'none' ? {} : getComputedStyle(button, '::before');
        const grown = (edge: string): number => Math.max(0, -2 * (Number.parseFloat(edge) || 0));
        const { thing, die } = button.dataset;
        return {
          name: thing ?? die ?? button.getAttribute('aria-label') ?? button.textContent,
          width: button.offsetWidth + grown(left),
          height: button.offsetHeight + grown(top),
        };
      })
      .filter(({ width, height }) => width < least - 1 || height < least - 1)
      .map(({ name, width, height }) => `${name}: ${Math.round(width)} × ${Math.round(height)}`);
  }, pressed);
}
