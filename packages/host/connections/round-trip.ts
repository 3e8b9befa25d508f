import type { Clock } from '../ports.ts';

/** What is evened out at most: a worse line is not waited for, and a client that feigns one gains no more than this. */
export const MAX_EVENED_TRIP_MS = 120;
/** Ten pings: the longer, the harder to look far away for a moment, and the worse for a line that wavers. */
const WINDOW_MS = 20_000;
/** Of a client that answers nothing, no more is kept than this. */
const MAX_UNANSWERED_PINGS = 8;

/**
 * How long it takes to one connection and back. Everything that is measured here is at least as long as the way itself:
 * so the lowest is nearest to the truth, and nobody is ever taken to be farther away than they show themselves.
 */
export class RoundTrip {
  readonly #clock: Clock;
  readonly #pinged = new Map<number, number>();
  /** The newest is last and each is longer than the one before: what is both older and longer will never be the lowest. */
  readonly #measured: { readonly at: number; readonly ms: number }[] = [];
  #pings = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The number of a ping that leaves now. */
  ping(): number {
    this.#pings += 1;
    this.#pinged.set(this.#pings, this.#clock.now());
    this.#pinged.delete(this.#pings - MAX_UNANSWERED_PINGS);
    return this.#pings;
  }

  /** Of two answers to one ping, the script's and the transport's, the first counts. */
  pong(n: number): void {
    const left = this.#pinged.get(n);
    if (left === undefined) return;
    this.#pinged.delete(n);
    this.take(this.#clock.now() - left);
  }

  take(ms: number): void {
    const now = this.#clock.now();
    this.#forget(now);
    while ((this.#measured.at(-1)?.ms ?? -1) >= ms) this.#measured.pop();
    this.#measured.push({ at: now, ms });
  }

  /** Null where nothing was measured lately. */
  get lowest(): number | null {
    this.#forget(this.#clock.now());
    return this.#measured[0]?.ms ?? null;
  }

  #forget(now: number): void {
    while (now - (this.#measured[0]?.at ?? now) >= WINDOW_MS) this.#measured.shift();
  }
}
