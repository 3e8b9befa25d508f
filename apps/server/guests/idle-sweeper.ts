import type { Logger } from 'pino';
import type { Forgetting } from './forgetting.ts';

const DAY_MS = 24 * 3600 * 1000;

export interface IdleLimits {
  /** 0 never. */
  readonly forgetDays: number;
  readonly forgetEveryMs: number;
}

/** Forgets whoever has not come for long: at once, and then every so often. */
export class IdleSweeper {
  readonly #timer: NodeJS.Timeout;
  #sweeping: Promise<void> = Promise.resolve();

  constructor(forgetting: Forgetting, { forgetDays, forgetEveryMs }: IdleLimits, log: Logger) {
    const sweep = (): void => {
      if (forgetDays === 0) return;
      this.#sweeping = this.#sweeping
        .then(() => forgetting.forgetUnseen(forgetDays, Math.floor(Date.now() / DAY_MS)))
        .catch((error: unknown) => log.error({ err: error }, 'guests were not forgotten'));
    };
    sweep();
    this.#timer = setInterval(sweep, forgetEveryMs).unref();
  }

  /** Resolves when nothing of it is under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
  }
}
