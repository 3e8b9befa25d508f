import type { Clock } from '../ports.ts';

/** Slower connections are not waited for, and faking a slow one gains no more than this. */
export const MAX_EVENED_TRIP_MS = 120;
/**
 * A dozen pings. A longer window makes it harder to fake a slow connection for a moment, but follows a changing
 * one later.
 */
const WINDOW_MS = 20_000;
/** Pings without an answer that are remembered. */
const MAX_UNANSWERED_PINGS = 8;

/**
 * Round trip of one connection. Every measurement includes delays, so the lowest in the window is the best estimate,
 * and a client cannot appear slower than its fastest answer.
 */
export class RoundTrip {
  readonly #clock: Clock;
  readonly #pinged = new Map<number, number>();
  /** Ascending in time and length: an older, longer measurement can never be the lowest. */
  readonly #measured: { readonly at: number; readonly ms: number }[] = [];
  #pings = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns the number of a ping that is sent now. */
  ping(): number {
    this.#pings += 1;
    this.#pinged.set(this.#pings, this.#clock.now());
    this.#pinged.delete(this.#pings - MAX_UNANSWERED_PINGS);
    return this.#pings;
  }

  /** A ping is answered by the script and by the transport: the first answer counts. */
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

  /** Null if nothing was measured in the window. */
  get lowest(): number | null {
    this.#forget(this.#clock.now());
    return this.#measured[0]?.ms ?? null;
  }

  #forget(now: number): void {
    while (now - (this.#measured[0]?.at ?? now) >= WINDOW_MS) this.#measured.shift();
  }
}
