import type { Connection, LiveTable, VirtualClock } from '@tablee/host';
import { type AnyGame, type Rng, toMillis, type Viewer } from '@tablee/kernel';
import {
  type ClientMessage,
  type Followed,
  follow,
  NOTHING_FOLLOWED,
  PROTOCOL,
  type ServerMessage,
} from '@tablee/protocol';
import { SteadyLine } from './steady-line.ts';

/** How somebody is connected, and how they answer. */
export interface Manner {
  readonly roundTripMs: number;
  readonly jitterMs: number;
  /** By how much later the script answers pings than it could. */
  readonly pongLateMs: number;
  /** The same of the transport, which no page in a browser can change. */
  readonly echoLateMs: number;
  /** By how much later everything leaves. */
  readonly allLateMs: number;
}

export const HONEST = { jitterMs: 0, pongLateMs: 0, echoLateMs: 0, allLateMs: 0 } as const;

type Reply = Extract<ServerMessage, { type: 'ack' | 'refusal' | 'problem' }>;

/** One device on a line of its own: sees, and wants one thing as soon as it can be had. */
export class Racer {
  followed: Followed = NOTHING_FOLLOWED;
  readonly viewer: Viewer;
  readonly replies: Reply[] = [];
  /** When what it wanted came to the host. */
  arrivedAt: number | null = null;
  readonly #clock: VirtualClock;
  readonly #manner: Manner;
  readonly #there: SteadyLine;
  readonly #connection: Connection;
  readonly #definition: AnyGame;
  #wish: { readonly command: object; readonly reactionMs: number } | null = null;

  constructor(table: LiveTable, definition: AnyGame, viewer: Viewer, clock: VirtualClock, manner: Manner, rng: Rng) {
    this.viewer = viewer;
    this.#definition = definition;
    this.#clock = clock;
    this.#manner = manner;
    const { roundTripMs, jitterMs } = manner;
    this.#there = new SteadyLine(clock, rng, roundTripMs / 2, jitterMs);
    const back = new SteadyLine(clock, rng, roundTripMs / 2, jitterMs);
    const sitter = viewer === 'spectator' ? undefined : table.doc.seats[viewer];
    const send = (message: ServerMessage): void => back.carry(() => this.#hear(message));
    this.#connection = table.connect(sitter?.kind === 'person' ? sitter.guest : null, { send, close: () => undefined });
    this.#tell({ type: 'hello', protocol: PROTOCOL, since: null });
  }

  ping(): void {
    this.#connection.ping();
  }

  want(command: object, reactionMs: number): void {
    this.#wish = { command, reactionMs };
  }

  get wishId(): string {
    return `wish of ${this.viewer}`;
  }

  ask(command: object): void {
    this.#tell({ type: 'command', id: this.wishId, on: this.followed.seq ?? 0, command });
  }

  #tell(message: ClientMessage, lateMs = 0): void {
    this.#clock.after(lateMs + this.#manner.allLateMs, () =>
      this.#there.carry(() => {
        if (message.type === 'command') this.arrivedAt = this.#clock.now();
        this.#connection.receive(message);
      }),
    );
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'ping':
        this.#tell({ type: 'pong', n: message.n }, this.#manner.echoLateMs);
        return this.#tell({ type: 'pong', n: message.n }, this.#manner.pongLateMs);
      case 'snapshot':
      case 'frame':
        this.followed = follow(this.followed, message).followed;
        return this.#look();
      case 'ack':
      case 'refusal':
      case 'problem':
        this.replies.push(message);
        return;
      case 'welcome':
      case 'table':
      case 'pings':
      case 'turn':
      case 'said':
      case 'bye':
    }
  }

  /** A person sees that it can be had, and a while later has tapped. */
  #look(): void {
    const { view, at } = this.followed;
    if (this.#wish === null || this.viewer === 'spectator' || view === null) return;
    const { command, reactionMs } = this.#wish;
    if (this.#definition.check(view as object, this.viewer, command, toMillis(at)) !== null) return;
    this.#wish = null;
    this.#clock.after(reactionMs, () => this.ask(command));
  }
}
