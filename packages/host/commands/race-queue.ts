import type { Seat } from '@tablee/kernel';
import type { Clock, Link } from '../ports.ts';

/** `dueAt` is on the host's clock; the answer goes to where it was last asked from. */
export type Play = (dueAt: number, link: Link) => void;

interface QueuedCommand {
  readonly seat: Seat;
  readonly id: string;
  readonly dueAt: number;
  readonly play: Play;
  link: Link;
}

/** What was received and waits for its time. Nobody but its sender knows that it is here. */
export class RaceQueue {
  readonly #clock: Clock;
  /** In the order in which they are played. */
  #waiting: QueuedCommand[] = [];
  #cancel: (() => void) | null = null;

  readonly #onDue: () => void;

  constructor(clock: Clock, onDue: () => void) {
    this.#clock = clock;
    this.#onDue = onDue;
  }

  /** When the first of all is due, on the host's clock; Infinity where none is. */
  get dueAt(): number {
    return this.#waiting[0]?.dueAt ?? Infinity;
  }

  /** Plays at once where there is nothing to wait for. A seat's own order is kept: whatever it asks waits behind what waits. */
  admit(seat: Seat, id: string, link: Link, ms: number, play: Play): void {
    const now = this.#clock.now();
    const last = this.#waiting.findLast((one) => one.seat === seat);
    if (last === undefined && ms <= 0) return play(now, link);
    const dueAt = Math.max(now + ms, last?.dueAt ?? 0);
    const place = this.#waiting.findIndex((one) => one.dueAt > dueAt);
    this.#waiting.splice(place === -1 ? this.#waiting.length : place, 0, { seat, id, dueAt, play, link });
    this.#await();
  }

  /** A retry of what waits changes nothing but where its answer goes; false where nothing waits. */
  retry(seat: Seat, id: string, link: Link): boolean {
    const waiting = this.#waiting.find((one) => one.seat === seat && one.id === id);
    if (waiting === undefined) return false;
    waiting.link = link;
    return true;
  }

  playFirst(): void {
    const first = this.#waiting.shift();
    this.#await();
    first?.play(first.dueAt, first.link);
  }

  /** Nobody plays now: those who wait are told, by `tell`. */
  dismissAll(tell: (link: Link, id: string) => void): void {
    const waiting = this.#waiting;
    this.drop();
    for (const { link, id } of waiting) tell(link, id);
  }

  drop(): void {
    this.#waiting = [];
    this.#await();
  }

  #await(): void {
    this.#cancel?.();
    const [first] = this.#waiting;
    this.#cancel =
      first === undefined ? null : this.#clock.after(Math.max(0, first.dueAt - this.#clock.now()), this.#onDue);
  }
}
