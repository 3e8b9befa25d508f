import type { Logger } from 'pino';
import type { Forgetting } from './forgetting.ts';

const DAY_MS = 24 * 3600 * 1000;

export interface IdleLimits {
  /** 0 never. */
  readonly forgetDays: number;
  readonly forgetEveryMs: number;
}

/** Ends what an earlier server began to forget, then forgets guests who have not come for long: now, and every so often. */
export class IdleSweeper {
  readonly #timer: NodeJS.Timeout;
  #sweeping: Promise<void> = Promise.resolve();

  constructor(forgetting: Forgetting, { forgetDays, forgetEveryMs }: IdleLimits, log: Logger) {
    const then = (work: () => Promise<unknown>): void => {
      this.#sweeping = this.#sweeping
        .then(work)
        .then(() => undefined)
        .catch((error: unknown) => log.error({ err: error }, 'guests were not forgotten'));
    };
    const sweep = (): void => then(() => forgetting.forgetUnseen(forgetDays, Math.floor(Date.now() / DAY_MS)));
    then(() => forgetting.finish());
    sweep();
    this.#timer = setInterval(sweep, forgetEveryMs).unref();
  }

  /** Resolves when nothing of it is under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
  }
}
