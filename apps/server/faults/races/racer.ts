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

/** Latency of a player, and how they delay their answers. */
export interface Manner {
  readonly roundTripMs: number;
  readonly jitterMs: number;
  /** Delay that a modified page adds to its pongs. */
  readonly pongLateMs: number;
  /** Delay of transport pongs, which no page can change. */
  readonly echoLateMs: number;
  /** Delay of all outgoing messages. */
  readonly allLateMs: number;
}

export const HONEST = { jitterMs: 0, pongLateMs: 0, echoLateMs: 0, allLateMs: 0 } as const;

type Reply = Extract<ServerMessage, { type: 'ack' | 'refusal' | 'problem' }>;

/** A device on its own line that sends its wish as soon as the view allows it. */
export class Racer {
  followed: Followed = NOTHING_FOLLOWED;
  readonly viewer: Viewer;
  readonly replies: Reply[] = [];
  /** Arrival of its wish at the host. */
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

  /** Sends the wish one reaction time after the view allows it. */
  #look(): void {
    const { view, at } = this.followed;
    if (this.#wish === null || this.viewer === 'spectator' || view === null) return;
    const { command, reactionMs } = this.#wish;
    if (this.#definition.check(view as object, this.viewer, command, toMillis(at)) !== null) return;
    this.#wish = null;
    this.#clock.after(reactionMs, () => this.ask(command));
  }
}
