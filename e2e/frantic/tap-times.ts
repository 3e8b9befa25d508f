import type { Browser, Page } from '@playwright/test';
import { installPaintHooks } from './paint-hooks.ts';

/** Installs the measurement for all pages that `page` opens from now on: times from a click to the next drawn frame. */
export async function measureTaps(page: Page): Promise<() => Promise<readonly number[]>> {
  await installPaintHooks(page);
  await page.addInitScript(recordTaps);
  return () => page.evaluate(() => (globalThis as unknown as { touches: number[] }).touches);
}

/** Taps a page with nothing but a button: what a tap costs on this machine now. */
export async function measureBareButton(browser: Browser, times: number): Promise<readonly number[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const read = await measureTaps(page);
  await page.goto('data:text/html,<button>go</button>');
  for (let time = 0; time < times; time += 1) await page.getByRole('button').tap();
  const touches = await read();
  await page.close();
  return touches;
}

/** Runs in the page: may use nothing from outside. */
function recordTaps(): void {
  const touches: number[] = [];
  Object.assign(globalThis, { touches });
  const onClick = ({ timeStamp }: Event): void => {
    window.afterPaint(() => touches.push(performance.now() - timeStamp));
  };
  addEventListener('click', onClick, { capture: true });
}
