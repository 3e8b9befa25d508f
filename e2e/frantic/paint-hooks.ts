import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Calls back after the current task, in which the page handles an event. */
    afterTask: (call: () => void) => void;
    /** Calls back after the next frame is drawn. */
    afterPaint: (call: () => void) => void;
  }
}

/** Installs `afterTask` and `afterPaint` in all pages that are opened from now on. */
export async function installPaintHooks(page: Page): Promise<void> {
  await page.addInitScript(addPaintHooks);
}

/** Runs in the page: may use nothing from outside. */
function addPaintHooks(): void {
  window.afterTask = (call) => {
    const { port1, port2 } = new MessageChannel();
    const onMessage = (): void => {
      port1.close(); // an open port is never collected, and there is one for each tap
      call();
    };
    port1.addEventListener('message', onMessage, { once: true });
    port1.start();
    port2.postMessage(null);
  };
  window.afterPaint = (call) => requestAnimationFrame(() => window.afterTask(call));
}
