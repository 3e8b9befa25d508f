import type { AnyGame, Viewer } from '@tablee/kernel';
import type { Frame, HostMessage } from '@tablee/protocol';
import { frameOf, type MatchStep } from '../match/frames.ts';
import { LastViews } from '../match/last-views.ts';
import type { Clock, Link } from '../ports.ts';
import { RoundTrip } from './round-trip.ts';

type Goodbye = Extract<HostMessage, { type: 'bye' }>['why'];

export interface Connected {
  readonly guest: string | null;
  readonly link: Link;
  viewer: Viewer;
  /** The maker removed this guest: they may only watch. */
  isBarred: boolean;
  /** True once a snapshot or the missing frames were sent: only then do frames make sense. */
  follows: boolean;
  readonly trip: RoundTrip;
  /** No message for a while: the guest counts as away unless another device of theirs is heard. */
  isQuiet: boolean;
  /** Digest of the last table message sent, see `newsIn`. */
  news: string;
}

/** Limit per guest and table: all of a guest's devices get a snapshot whenever the guest sits down or stands up. */
const MAX_DEVICES = 20;

export class Connections {
  readonly #all = new Set<Connected>();
  readonly #clock: Clock;
  #quietSince: number;
  readonly #views = new LastViews();

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#quietSince = clock.now();
  }

  /** Milliseconds since the last connection closed; null while there is one. */
  quietFor(): number | null {
    return this.#all.size > 0 ? null : this.#clock.now() - this.#quietSince;
  }

  /** Makes a connection that is not yet registered. Beyond the limit of devices it is a spectator's. */
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

  /** Sends one object to all, so that it is serialised once. */
  tell(message: HostMessage): void {
    for (const { link } of this.#all) link.send(message);
  }

  /** Makes one frame a viewer, and only for connected viewers. */
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
