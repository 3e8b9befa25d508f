import type { Seat } from '@tablee/kernel';
import type { Clock, Link } from '../ports.ts';
import type { PlayWhenDue } from './race-queue.ts';

export const MAX_QUEUED_PER_SEAT = 8;

/**
 * 'superseded': replaced by a newer request of its kind. 'paused', 'reading': match time is stopped. 'too-many-
 * requests': the queue of the seat is full.
 */
export type Dismissal = 'superseded' | 'paused' | 'reading' | 'too-many-requests';

export interface SeatRequest {
  readonly id: string;
  /** A newer request of the same kind replaces this one; null for requests that are never replaced. */
  readonly kind: string | null;
  readonly dueAt: number;
  readonly link: Link;
  /** Remaining delay in ms; 0 when the request may be played or refused. */
  wait(): number;
  readonly play: PlayWhenDue;
}

interface Queue {
  readonly requests: SeatRequest[];
  /** Time of the next check of the first request, on the host's clock. */
  dueAt: number;
  cancel: () => void;
}

export interface PaceWatch {
  onDue(): void;
  dismiss(request: SeatRequest, why: Dismissal): void;
}

/**
 * Keeps requests that arrive shortly before the pace of the game allows them: a short queue a seat, in order of
 * arrival.
 */
export class PaceQueue {
  readonly #queues = new Map<Seat, Queue>();
  readonly #clock: Clock;
  readonly #watch: PaceWatch;

  constructor(clock: Clock, watch: PaceWatch) {
    this.#clock = clock;
    this.#watch = watch;
  }

  /** Earliest due time on the host's clock; Infinity if all queues are empty. */
  get dueAt(): number {
    return Math.min(Infinity, ...[...this.#queues.values()].map(({ dueAt }) => dueAt));
  }

  /** Plays the request that is due first, and those of its seat that may follow at once. */
  playFirst(): void {
    const due = this.dueAt;
    for (const [seat, queue] of this.#queues) if (queue.dueAt === due) return this.#playReady(seat);
  }

  /** Plays at once if the request needs no delay and its seat has no earlier one. */
  admit(seat: Seat, request: SeatRequest): void {
    const queue = this.#queues.get(seat);
    if (queue === undefined && request.wait() === 0) return request.play(request.dueAt, request.link);
    const { requests } = queue ?? this.#open(seat);
    const like = request.kind === null ? -1 : requests.findIndex(({ kind }) => kind === request.kind);
    for (const older of like === -1 ? [] : requests.splice(like, 1)) this.#watch.dismiss(older, 'superseded');
    if (requests.length === MAX_QUEUED_PER_SEAT) return this.#watch.dismiss(request, 'too-many-requests');
    requests.push(request);
    this.#playReady(seat);
  }

  /** Redirects the answer of a queued request to the link of its retry; false if it is not queued. */
  retry(seat: Seat, id: string, link: Link): boolean {
    const requests = this.#queues.get(seat)?.requests ?? [];
    const place = requests.findIndex((request) => request.id === id);
    const waiting = requests[place];
    if (waiting === undefined) return false;
    requests[place] = { ...waiting, link };
    return true;
  }

  dismissAll(why: Dismissal): void {
    const waiting = [...this.#queues.values()].flatMap(({ requests }) => requests);
    this.drop();
    for (const request of waiting) this.#watch.dismiss(request, why);
  }

  drop(): void {
    for (const { cancel } of this.#queues.values()) cancel();
    this.#queues.clear();
  }

  #open(seat: Seat): Queue {
    const queue: Queue = { requests: [], dueAt: this.#clock.now(), cancel: () => undefined };
    this.#queues.set(seat, queue);
    return queue;
  }

  /** Asks each request for its delay again, because earlier ones may have changed it. */
  #playReady(seat: Seat): void {
    const queue = this.#queues.get(seat);
    if (queue === undefined) return;
    queue.cancel();
    const [first] = queue.requests;
    const ms = first?.wait() ?? 0;
    if (ms > 0) {
      queue.dueAt = this.#clock.now() + ms;
      queue.cancel = this.#clock.after(ms, () => this.#watch.onDue());
      return;
    }
    queue.requests.shift();
    if (queue.requests.length === 0) this.#queues.delete(seat);
    first?.play(queue.dueAt, first.link);
    this.#playReady(seat);
  }
}
