import type { Browser, Page } from '@playwright/test';
import { knowWhenDrawn } from './after-drawn.ts';

/** Measures inside the page, from its next opening on: how long after each tap the page has drawn what it made of it. */
export async function gaugeTouches(page: Page): Promise<() => Promise<readonly number[]>> {
  await knowWhenDrawn(page);
  await page.addInitScript(measureTouches);
  return () => page.evaluate(() => (globalThis as unknown as { touches: number[] }).touches);
}

/** What a tap takes where there is nothing but a button, on the same machine at about the same time. */
export async function bareTouches(browser: Browser, times: number): Promise<readonly number[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const read = await gaugeTouches(page);
  await page.goto('data:text/html,<button>go</button>');
  for (let time = 0; time < times; time += 1) await page.getByRole('button').tap();
  const touches = await read();
  await page.close();
  return touches;
}

/** Runs in the page: it cannot use anything from outside. */
function measureTouches(): void {
  const touches: number[] = [];
  Object.assign(globalThis, { touches });
  const onClick = ({ timeStamp }: Event): void => {
    window.afterDrawn(() => touches.push(performance.now() - timeStamp));
  };
  addEventListener('click', onClick, { capture: true });
}
