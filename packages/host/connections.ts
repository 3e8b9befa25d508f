import type { AnyGame, Viewer } from '@tablee/kernel';
import type { Frame, ServerMessage } from '@tablee/protocol';
import { frameOf, type Stepped } from './frames.ts';
import { LastViews } from './last-views.ts';
import type { Link } from './ports.ts';

type Goodbye = Extract<ServerMessage, { type: 'bye' }>['why'];

/** One device of one guest, or of somebody who only watches. */
export interface Connected {
  readonly guest: string | null;
  readonly link: Link;
  viewer: Viewer;
  /** Whether it has been told where the match stands: only then does it get frames. */
  follows: boolean;
}

/** Who is connected to one table. */
export class Connections {
  readonly #all = new Set<Connected>();
  readonly #views = new LastViews();

  get size(): number {
    return this.#all.size;
  }

  add(connected: Connected): void {
    this.#all.add(connected);
  }

  remove(connected: Connected): void {
    this.#all.delete(connected);
  }

  isOnline(guest: string): boolean {
    for (const one of this.#all) if (one.guest === guest) return true;
    return false;
  }

  [Symbol.iterator](): IterableIterator<Connected> {
    return this.#all.values();
  }

  /** The same message object for all: whoever writes it down does so once. */
  tell(message: ServerMessage): void {
    for (const { link } of this.#all) link.send(message);
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
