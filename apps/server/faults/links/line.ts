import type { Clock } from '@tablee/host';
import type { Rng } from '@tablee/kernel';

const DROPPED_PERCENT = 2;
const DOUBLED_PERCENT = 2;
const LONGEST_DELAY_MS = 200;

/** Messages on all lines of a run, by their fate. */
export interface LineTally {
  sent: number;
  dropped: number;
  doubled: number;
  overtaken: number;
}

/** A bad line: it loses, duplicates and reorders messages. */
export class Line {
  readonly #clock: Clock;
  readonly #rng: Rng;
  readonly #tally: LineTally;
  #isCut = false;
  #sent = 0;
  #latest = 0;

  constructor(clock: Clock, rng: Rng, tally: LineTally) {
    this.#clock = clock;
    this.#rng = rng;
    this.#tally = tally;
  }

  carry(arrive: () => void): void {
    this.#tally.sent += 1;
    if (this.#rng.below(100) < DROPPED_PERCENT) {
      this.#tally.dropped += 1;
      return;
    }
    const isDoubled = this.#rng.below(100) < DOUBLED_PERCENT;
    if (isDoubled) this.#tally.doubled += 1;
    this.#sent += 1;
    const number = this.#sent;
    for (let copy = 0; copy < (isDoubled ? 2 : 1); copy += 1) {
      this.#clock.after(this.#rng.below(LONGEST_DELAY_MS + 1), () => this.#arrive(number, arrive));
    }
  }

  /** Drops all messages in flight. */
  cut(): void {
    this.#isCut = true;
  }

  #arrive(number: number, arrive: () => void): void {
    if (this.#isCut) return;
    if (number < this.#latest) this.#tally.overtaken += 1;
    this.#latest = Math.max(this.#latest, number);
    arrive();
  }
}
