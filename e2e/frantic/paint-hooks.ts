import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Calls once the page has made of a message what it makes of it. */
    afterTask: (call: () => void) => void;
    /** Calls once the next frame is drawn. */
    afterPaint: (call: () => void) => void;
  }
}

/** From its next opening on, the page knows when something is made and when it is drawn. */
export async function installPaintHooks(page: Page): Promise<void> {
  await page.addInitScript(addPaintHooks);
}

/** Runs in the page: it cannot use anything from outside. */
function addPaintHooks(): void {
  window.afterTask = (call) => {
    const { port1, port2 } = new MessageChannel();
    const onMessage = (): void => {
      port1.close(); // an open one is kept for ever, with every tap, in the page that is measured
      call();
    };
    port1.addEventListener('message', onMessage, { once: true });
    port1.start();
    port2.postMessage(null);
  };
  window.afterPaint = (call) => requestAnimationFrame(() => window.afterTask(call));
}
