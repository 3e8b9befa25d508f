import type { AnyGame, Viewer } from '@tablee/kernel';
import type { Frame, HostMessage, TableInfo } from '@tablee/protocol';
import { frameOf, type Stepped } from './frames.ts';
import { LastViews } from './last-views.ts';
import type { Clock, Link } from './ports.ts';
import { RoundTrip } from './round-trip.ts';
import { newsIn } from './table-info.ts';

type Goodbye = Extract<HostMessage, { type: 'bye' }>['why'];

/** One device of one guest, or of somebody who only watches. */
export interface Connected {
  readonly guest: string | null;
  readonly link: Link;
  viewer: Viewer;
  /** Whether it has been told where the match stands: only then does it get frames. */
  follows: boolean;
  readonly trip: RoundTrip;
  /** Nothing was heard of it lately: a guest with no other connection is not here. */
  isQuiet: boolean;
}

/** Who is connected to one table. */
export class Connections {
  readonly #all = new Set<Connected>();
  readonly #clock: Clock;
  #quietSince: number;
  /** What everybody was last told of the table. */
  #told = '';
  readonly #views = new LastViews();

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#quietSince = clock.now();
  }

  /** For how long nobody has been connected; null while somebody is. */
  quietFor(): number | null {
    return this.#all.size > 0 ? null : this.#clock.now() - this.#quietSince;
  }

  /** A device that comes; it is here once it is added. */
  of(guest: string | null, link: Link, viewer: Viewer): Connected {
    return { guest, link, viewer, follows: false, trip: new RoundTrip(this.#clock), isQuiet: false };
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

  /** Tells only what is news: not that time has passed, and not that somebody has come to watch. */
  tellTable(table: TableInfo): void {
    const news = newsIn(table);
    if (news !== this.#told) this.tell({ type: 'table', table });
    this.#told = news;
  }

  /** One frame a viewer, made only for those who are here. */
  show(definition: AnyGame, step: Stepped): void {
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
}

export function sendAway(link: Link, why: Goodbye): void {
  link.send({ type: 'bye', why });
  link.close();
}
