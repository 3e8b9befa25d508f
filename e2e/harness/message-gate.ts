import type { Page } from '@playwright/test';

/** Holds back the messages from the table to one page, so that two people can act before either hears of the other. */
export class MessageGate {
  readonly #waiting: (() => void)[] = [];
  #isHeld = false;

  /** Must be called before the page opens a table. */
  static async on(page: Page): Promise<MessageGate> {
    const gate = new MessageGate();
    await page.routeWebSocket(/\/ws\/t\//, (socket) => {
      socket.connectToServer().onMessage((message) => gate.#pass(() => socket.send(message)));
    });
    return gate;
  }

  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    this.#isHeld = false;
    for (const tell of this.#waiting.splice(0)) tell();
  }

  #pass(tell: () => void): void {
    if (this.#isHeld) this.#waiting.push(tell);
    else tell();
  }
}
