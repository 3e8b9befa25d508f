import type { Clock } from '../ports.ts';

interface Timer {
  readonly due: number;
  readonly call: () => void;
}

/** A clock that moves only on demand: simulates hours of play in milliseconds. */
export class VirtualClock implements Clock {
  #now = 0;
  readonly #timers = new Set<Timer>();

  now(): number {
    return this.#now;
  }

  after(ms: number, call: () => void): () => void {
    const timer: Timer = { due: this.#now + ms, call };
    this.#timers.add(timer);
    return () => {
      this.#timers.delete(timer);
    };
  }

  get pending(): number {
    return this.#timers.size;
  }

  /** Advances the clock, firing each timer at its due time; promises settle in between. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms;
    await settle();
    for (let next = this.#earliest(until); next !== null; next = this.#earliest(until)) {
      this.#now = Math.max(this.#now, next.due);
      this.#timers.delete(next);
      next.call();
      await settle();
    }
    this.#now = until;
  }

  #earliest(until: number): Timer | null {
    let earliest: Timer | null = null;
    for (const timer of this.#timers) {
      if (timer.due <= until && (earliest === null || timer.due < earliest.due)) earliest = timer;
    }
    return earliest;
  }
}

/** Longer than any chain of promises in the code under test. */
const TURNS = 40;

async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
}
