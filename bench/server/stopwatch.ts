import { SEATS } from './trial.ts';

interface SentCommand {
  readonly at: number;
  readonly arrivals: number;
  readonly last: number;
}

/** Latency from sending a command to its frame at the last seat. */
export class Stopwatch {
  readonly #byKey = new Map<string, SentCommand>();
  readonly #latencies: number[] = [];
  #isRunning = false;

  /** Counts commands that are sent from now on. */
  start(): void {
    this.#isRunning = true;
  }

  /** Wakes (the deck turns a card by itself) have frames but no sender, and are not missing. */
  get missing(): number {
    return [...this.#byKey.values()].filter(({ at }) => !Number.isNaN(at)).length;
  }

  get sorted(): readonly number[] {
    return this.#latencies.toSorted((one, other) => one - other);
  }

  /** The frame may have arrived before the ack that names its command. */
  recordSent(key: string, at: number): void {
    if (!this.#isRunning) return;
    const early = this.#byKey.get(key);
    this.#settle(key, { at, arrivals: early?.arrivals ?? 0, last: early?.last ?? 0 });
  }

  recordFrame(key: string, now: number): void {
    if (!this.#isRunning) return;
    const { at, arrivals } = this.#byKey.get(key) ?? { at: Number.NaN, arrivals: 0 };
    this.#settle(key, { at, arrivals: arrivals + 1, last: now });
  }

  #settle(key: string, sent: SentCommand): void {
    if (sent.arrivals < SEATS || Number.isNaN(sent.at)) {
      this.#byKey.set(key, sent);
      return;
    }
    this.#byKey.delete(key);
    this.#latencies.push(sent.last - sent.at);
  }
}
