import type { Seat } from '@tablee/kernel';
import type { Clock, Link } from '../ports.ts';

/** `dueAt` is on the host's clock; `link` is where the command was last received from. */
export type PlayWhenDue = (dueAt: number, link: Link) => void;

interface QueuedCommand {
  readonly seat: Seat;
  readonly id: string;
  readonly dueAt: number;
  readonly play: PlayWhenDue;
  link: Link;
}

/** Commands held for a fair race, in order of release. Only their senders know of them. */
export class RaceQueue {
  readonly #clock: Clock;
  #waiting: QueuedCommand[] = [];
  #cancel: (() => void) | null = null;

  readonly #onDue: () => void;

  constructor(clock: Clock, onDue: () => void) {
    this.#clock = clock;
    this.#onDue = onDue;
  }

  /** Earliest due time on the host's clock; Infinity if the queue is empty. */
  get dueAt(): number {
    return this.#waiting[0]?.dueAt ?? Infinity;
  }

  /** Plays at once if `ms` is 0 and the seat has no queued command; otherwise queues behind the seat's earlier ones. */
  admit(seat: Seat, id: string, link: Link, ms: number, play: PlayWhenDue): void {
    const now = this.#clock.now();
    const last = this.#waiting.findLast((one) => one.seat === seat);
    if (last === undefined && ms <= 0) return play(now, link);
    const dueAt = Math.max(now + ms, last?.dueAt ?? 0);
    const place = this.#waiting.findIndex((one) => one.dueAt > dueAt);
    this.#waiting.splice(place === -1 ? this.#waiting.length : place, 0, { seat, id, dueAt, play, link });
    this.#await();
  }

  /** Redirects the answer of a queued command to the link of its retry; false if it is not queued. */
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

  /** Empties the queue and reports each command to `tell`. */
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
