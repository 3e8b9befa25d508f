import type { Clock } from '../ports.ts';

/** So much of what is below may be owed before anybody waits: ten broadcasts at a table of friends. */
const BURST_MS = 2_500;
const MIN_INTERVAL_MS = 250;
/** Interval per message: 900 spectators hear of a change every 3.6 s at most. */
const MS_PER_MESSAGE = 4;
const NEXT_BATCH_MS = 1;

/** So many messages are sent in one turn of the thread, so that no other table waits for the rest. */
export const MAX_MESSAGES_PER_TICK = 64;

/**
 * Work that tells many the same: at once while it is rare, later and once for all that asked meanwhile where it is not.
 * `work` sends up to `MAX_PER_TURN` messages and answers with how many; where it has sent so many it is called again.
 */
export class PacedBroadcast {
  readonly #clock: Clock;
  readonly #work: () => number;
  #owedUntil = 0;
  #cancel: (() => void) | null = null;

  constructor(clock: Clock, work: () => number) {
    this.#clock = clock;
    this.#work = work;
  }

  ask(): void {
    if (this.#cancel !== null) return;
    const wait = this.#owedUntil - BURST_MS - this.#clock.now();
    if (wait > 0) this.#workIn(wait);
    else this.#run();
  }

  stop(): void {
    this.#cancel?.();
  }

  #workIn(ms: number): void {
    this.#cancel = this.#clock.after(ms, () => {
      this.#cancel = null;
      this.#run();
    });
  }

  #run(): void {
    const sent = this.#work();
    if (sent === 0) return;
    const interval = Math.max(MIN_INTERVAL_MS, sent * MS_PER_MESSAGE);
    this.#owedUntil = Math.max(this.#owedUntil, this.#clock.now()) + interval;
    if (sent >= MAX_MESSAGES_PER_TICK) this.#workIn(NEXT_BATCH_MS);
  }
}
