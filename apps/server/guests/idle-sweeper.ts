import type { Logger } from 'pino';
import type { Forgetting } from './forgetting.ts';

export interface IdleLimits {
  /** 0 never. */
  readonly forgetMs: number;
  readonly forgetEveryMs: number;
}

/** Forgets whoever has not come for long: at once, and then every so often. */
export class IdleSweeper {
  readonly #timer: NodeJS.Timeout;
  #sweeping: Promise<void> = Promise.resolve();

  constructor(forgetting: Forgetting, { forgetMs, forgetEveryMs }: IdleLimits, log: Logger) {
    const sweep = (): void => {
      if (forgetMs === 0) return;
      this.#sweeping = this.#sweeping
        .then(() => forgetting.forgetUnseen(Date.now() - forgetMs))
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
