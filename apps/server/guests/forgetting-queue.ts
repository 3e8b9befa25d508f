import type { Logger } from 'pino';
import type { Forgetting } from './forgetting.ts';

const DAY_MS = 24 * 3600 * 1000;

export interface IdleLimits {
  /** 0 keeps idle guests. */
  readonly forgetDays: number;
  readonly forgetEveryMs: number;
}

/**
 * Forgets guests one after the other in the background: those who asked, including under an earlier run of the server,
 * and idle ones.
 */
export class ForgettingQueue {
  readonly #forgetting: Forgetting;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  #work: Promise<void> = Promise.resolve();

  constructor(forgetting: Forgetting, { forgetDays, forgetEveryMs }: IdleLimits, log: Logger) {
    this.#forgetting = forgetting;
    this.#log = log;
    const sweep = (): void => this.#add(() => forgetting.forgetUnseen(forgetDays, Math.floor(Date.now() / DAY_MS)));
    this.#add(() => forgetting.finish());
    sweep();
    this.#timer = setInterval(sweep, forgetEveryMs).unref();
  }

  /** Resolves once the guest's cookie is invalid; tables and documents follow in the background. */
  async forget(guest: string): Promise<void> {
    await this.#forgetting.begin(guest);
    this.#add(() => this.#forgetting.finish());
  }

  #add(work: () => Promise<unknown>): void {
    this.#work = this.#work
      .then(work)
      .then(() => undefined)
      .catch((error: unknown) => this.#log.error({ err: error }, 'guests could not be forgotten'));
  }

  /** Resolves when no work is left running. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#work;
  }
}
