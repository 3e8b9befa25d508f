import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Calls once the page has made of a message what it makes of it. */
    afterThis: (call: () => void) => void;
    /** Calls once the next frame is drawn. */
    afterDrawn: (call: () => void) => void;
  }
}

/** From its next opening on, the page knows when something is made and when it is drawn. */
export async function knowWhenDrawn(page: Page): Promise<void> {
  await page.addInitScript(tellWhenDrawn);
}

/** Runs in the page: it cannot use anything from outside. */
function tellWhenDrawn(): void {
  window.afterThis = (call) => {
    const { port1, port2 } = new MessageChannel();
    const onMessage = (): void => {
      port1.close(); // an open one is kept for ever, with every tap, in the page that is measured
      call();
    };
    port1.addEventListener('message', onMessage, { once: true });
    port1.start();
    port2.postMessage(null);
  };
  window.afterDrawn = (call) => requestAnimationFrame(() => window.afterThis(call));
}
