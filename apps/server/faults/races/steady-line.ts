import type { Clock } from '@tablee/host';
import type { Rng } from '@tablee/kernel';
import { fraction } from './human.ts';

/** One direction of a connection with latency and jitter, but without reordering. */
export class SteadyLine {
  readonly #clock: Clock;
  readonly #rng: Rng;
  readonly #ms: number;
  readonly #jitterMs: number;
  #latest = 0;

  constructor(clock: Clock, rng: Rng, ms: number, jitterMs: number) {
    this.#clock = clock;
    this.#rng = rng;
    this.#ms = ms;
    this.#jitterMs = jitterMs;
  }

  carry(arrive: () => void): void {
    const now = this.#clock.now();
    this.#latest = Math.max(this.#latest, now + this.#ms + this.#jitterMs * fraction(this.#rng));
    this.#clock.after(this.#latest - now, arrive);
  }
}
