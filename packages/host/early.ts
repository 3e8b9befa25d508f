import type { Seat } from '@tablee/kernel';
import type { Clock } from './ports.ts';

/** How much too early a command may come and still be kept for its time. */
export const EARLY_MS = 500;

/** 'superseded': another command of the seat took its place. 'paused': nobody plays now. */
export type Dismissal = 'superseded' | 'paused';

interface Waiting {
  readonly id: string;
  readonly cancel: () => void;
  readonly dismiss: (why: Dismissal) => void;
}

/** Commands that came a little before the pace of the game allows them: at most one a seat, the newest. */
export class EarlyCommands {
  readonly #waiting = new Map<Seat, Waiting>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  keep(seat: Seat, id: string, ms: number, play: () => void, dismiss: (why: Dismissal) => void): void {
    const due = (): void => {
      this.#waiting.delete(seat);
      play();
    };
    this.#waiting.set(seat, { id, cancel: this.#clock.after(ms, due), dismiss });
  }

  /** Whatever the seat asks next takes the place of what waits; a retry of the same says nothing. */
  replaceBy(seat: Seat, id: string): void {
    const waiting = this.#waiting.get(seat);
    if (waiting === undefined) return;
    waiting.cancel();
    this.#waiting.delete(seat);
    if (waiting.id !== id) waiting.dismiss('superseded');
  }

  dismissAll(why: Dismissal): void {
    const waiting = [...this.#waiting.values()];
    this.drop();
    for (const { dismiss } of waiting) dismiss(why);
  }

  drop(): void {
    for (const { cancel } of this.#waiting.values()) cancel();
    this.#waiting.clear();
  }
}
