import type { Seat } from '@tablee/kernel';
import type { Clock, Link } from '../ports.ts';
import type { Play } from './race-queue.ts';

/** How many requests of one seat may wait. */
export const MAX_QUEUED_PER_SEAT = 8;

/**
 * 'superseded': a newer one of its kind took its place. 'paused', 'reading': nobody plays now. 'too-many-requests': the
 * queue is full.
 */
export type Dismissal = 'superseded' | 'paused' | 'reading' | 'too-many-requests';

/** Something a seat asks for. A seat's requests are played in the order in which they came. */
export interface Request {
  readonly id: string;
  /** A newer request of this kind takes its place; null where none does. */
  readonly kind: string | null;
  readonly dueAt: number;
  /** Where its answer goes. */
  readonly link: Link;
  /** For how many milliseconds it is still to be kept; 0 where it is to be judged now. */
  wait(): number;
  readonly play: Play;
}

interface Queue {
  readonly requests: Request[];
  /** When the first of them is asked for its time again, on the host's clock. */
  dueAt: number;
  cancel: () => void;
}

export interface PaceWatch {
  /** Something is due. */
  onDue(): void;
  dismiss(request: Request, why: Dismissal): void;
}

/** Requests that came a little before the pace of the game allows them: a short queue for each seat, in its own order. */
export class PaceQueue {
  readonly #queues = new Map<Seat, Queue>();
  readonly #clock: Clock;
  readonly #watch: PaceWatch;

  constructor(clock: Clock, watch: PaceWatch) {
    this.#clock = clock;
    this.#watch = watch;
  }

  /** When the first of all is due, on the host's clock; Infinity where none is. */
  get dueAt(): number {
    return Math.min(Infinity, ...[...this.#queues.values()].map(({ dueAt }) => dueAt));
  }

  /** Those of one seat: the one that is due first, and what may come right after it. */
  playFirst(): void {
    const due = this.dueAt;
    for (const [seat, queue] of this.#queues) if (queue.dueAt === due) return this.#playReady(seat);
  }

  /** Plays at once where there is nothing to wait for, neither its time nor an earlier request. */
  admit(seat: Seat, request: Request): void {
    const queue = this.#queues.get(seat);
    if (queue === undefined && request.wait() === 0) return request.play(request.dueAt, request.link);
    const { requests } = queue ?? this.#open(seat);
    const like = request.kind === null ? -1 : requests.findIndex(({ kind }) => kind === request.kind);
    for (const older of like === -1 ? [] : requests.splice(like, 1)) this.#watch.dismiss(older, 'superseded');
    if (requests.length === MAX_QUEUED_PER_SEAT) return this.#watch.dismiss(request, 'too-many-requests');
    requests.push(request);
    this.#playReady(seat);
  }

  /** A retry of what waits changes nothing but where its answer goes; false where nothing waits. */
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

  /** Each is asked again when it may be played: what was played before it may have changed that. */
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
