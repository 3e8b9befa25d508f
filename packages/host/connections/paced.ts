import type { Clock } from '../ports.ts';

/** Intervals that may be owed before broadcasts are delayed: ten broadcasts at a table of friends. */
const BURST_MS = 2_500;
const MIN_INTERVAL_MS = 250;
/** Interval per message: 900 spectators get a change every 3.6 s at most. */
const MS_PER_MESSAGE = 4;
const NEXT_BATCH_MS = 1;

/** Maximum number of messages per event-loop tick, so that other tables are not delayed. */
export const MAX_MESSAGES_PER_TICK = 64;

/**
 * Rate limit of a broadcast: immediate while it is rare, else delayed and merged. `work` sends up to
 * `MAX_MESSAGES_PER_TICK` messages and returns their number; at the maximum it is called again.
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
