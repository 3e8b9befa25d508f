import type { AnyGame, Viewer } from '@tablee/kernel';
import type { Frame, HostMessage } from '@tablee/protocol';
import { frameOf, type MatchStep } from '../match/frames.ts';
import { LastViews } from '../match/last-views.ts';
import type { Clock, Link } from '../ports.ts';
import { RoundTrip } from './round-trip.ts';

type Goodbye = Extract<HostMessage, { type: 'bye' }>['why'];

/** One device of one guest, or of somebody who only watches. */
export interface Connected {
  readonly guest: string | null;
  readonly link: Link;
  viewer: Viewer;
  /** Sent off: told that they may only watch. */
  isBarred: boolean;
  /** Whether it has been told where the match stands: only then does it get frames. */
  follows: boolean;
  readonly trip: RoundTrip;
  /** Nothing was heard of it lately: a guest with no other connection is not here. */
  isQuiet: boolean;
  /** The last news of the table that it was told. */
  news: string;
}

/** Connections of one guest at one table: each of them hears everything again when the guest sits down or stands up. */
const MAX_DEVICES = 20;

/** Who is connected to one table. */
export class Connections {
  readonly #all = new Set<Connected>();
  readonly #clock: Clock;
  #quietSince: number;
  readonly #views = new LastViews();

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#quietSince = clock.now();
  }

  /** For how long nobody has been connected; null while somebody is. */
  quietFor(): number | null {
    return this.#all.size > 0 ? null : this.#clock.now() - this.#quietSince;
  }

  /** A device that comes; it is here once it is added. A guest with too many devices only watches on another one. */
  of(guest: string | null, link: Link, reception: { viewerOf(guest: string | null): Viewer }): Connected {
    const known = guest !== null && this.#hasRoomFor(guest) ? guest : null;
    const trip = new RoundTrip(this.#clock);
    const viewer = reception.viewerOf(known);
    return { guest: known, link, viewer, isBarred: false, follows: false, trip, isQuiet: false, news: '' };
  }

  get size(): number {
    return this.#all.size;
  }

  add(connected: Connected): void {
    this.#all.add(connected);
  }

  remove(connected: Connected): void {
    this.#all.delete(connected);
    this.#quietSince = this.#clock.now();
  }

  isOnline(guest: string): boolean {
    for (const one of this.#all) if (one.guest === guest && !one.isQuiet) return true;
    return false;
  }

  [Symbol.iterator](): IterableIterator<Connected> {
    return this.#all.values();
  }

  /** The same message object for all, so that it is serialised once. */
  tell(message: HostMessage): void {
    for (const { link } of this.#all) link.send(message);
  }

  /** One frame a viewer, made only for those who are here. */
  show(definition: AnyGame, step: MatchStep): void {
    const frames = new Map<Viewer, Frame>();
    for (const { viewer, link, follows } of this.#all) {
      if (!follows) continue;
      let frame = frames.get(viewer);
      if (frame === undefined) {
        frame = frameOf(definition, step, viewer, (state) => this.#views.of(definition, state, viewer));
        frames.set(viewer, frame);
      }
      link.send(frame);
    }
  }

  dismiss(why: Goodbye): void {
    for (const { link } of this.#all) sendAway(link, why);
    this.#all.clear();
  }

  #hasRoomFor(guest: string): boolean {
    let devices = 0;
    for (const one of this.#all) if (one.guest === guest) devices += 1;
    return devices < MAX_DEVICES;
  }
}

export function sendAway(link: Link, why: Goodbye): void {
  link.send({ type: 'bye', why });
  link.close();
}
