import { type AnyGame, type Rng, type Seat, toMillis, type Viewer } from '@tablee/kernel';
import {
  type ClientMessage,
  checksumOf,
  type Followed,
  type Frame,
  follow,
  NOTHING_FOLLOWED,
  PROTOCOL,
  type ServerMessage,
  type SnapshotMessage,
  sinceOf,
  type TableInfo,
} from '@tablee/protocol';

type AnsweredMessage = Extract<ClientMessage, { type: 'command' | 'undo' }>;

export interface DevicePorts {
  readonly definition: AnyGame;
  readonly rng: Rng;
  /** Milliseconds; only differences matter. */
  now(): number;
}

/** Time without a change after which a snapshot is requested: a lost last frame leaves no gap to notice. */
const SILENCE_MS = 3_000;
/** Commands in flight: several, so that those sent too early queue behind each other. */
const MAX_PENDING = 3;
const UNDO_ONE_IN = 16;
/** Milliseconds by which commands are sent ahead of the pace. */
const LEADS_MS = [0, 0, 0, 300];

/**
 * A device that plays at random over any connection: follows the view, retries each request under its id until it is
 * answered, and records all messages, to be compared with the log.
 */
export class Device {
  readonly name: string;
  readonly frames: Frame[] = [];
  readonly snapshots: SnapshotMessage[] = [];
  /** Checksums of its view after each entry that it followed. */
  readonly held: { readonly seq: number; readonly check: string }[] = [];
  /** Entry of each acknowledged command or undo, by its id. */
  readonly acked = new Map<string, number>();
  followed: Followed = NOTHING_FOLLOWED;
  table: TableInfo | null = null;
  viewer: Viewer = 'spectator';
  retries = 0;
  resyncs = 0;
  /** Missing frames and views that differed from their checksum. */
  strayed = 0;
  refused = 0;
  readonly #ports: DevicePorts;
  readonly #pending = new Map<string, AnsweredMessage>();
  #tell: ((message: ClientMessage) => void) | null = null;
  #isWelcome = false;
  #movedAt = 0;
  #asked = 0;

  constructor(name: string, ports: DevicePorts) {
    this.name = name;
    this.#ports = ports;
  }

  /** Ids of the requests without an answer. */
  get unanswered(): string[] {
    return [...this.#pending.keys()];
  }

  /**
   * True if its hello or the answer was lost: hello is sent once for each connection, so only a new connection helps.
   */
  get isIgnored(): boolean {
    return this.#tell !== null && !this.#isWelcome && this.#ports.now() - this.#movedAt > SILENCE_MS;
  }

  connect(tell: (message: ClientMessage) => void): void {
    this.#tell = tell;
    this.#isWelcome = false;
    this.#movedAt = this.#ports.now();
    tell({ type: 'hello', protocol: PROTOCOL, since: sinceOf(this.followed) });
  }

  disconnect(): void {
    this.#tell = null;
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#isWelcome = true;
        this.viewer = message.viewer as Viewer;
        this.table = message.table;
        return;
      case 'table':
        this.table = message.table;
        return;
      case 'snapshot':
        this.snapshots.push(message);
        return this.#follow(message);
      case 'frame':
        this.frames.push(message);
        return this.#follow(message);
      case 'ack':
        return this.#onAck(message.id, message.seq);
      case 'refusal':
      case 'problem':
        if (this.#pending.delete(message.id ?? '')) this.refused += 1;
        return;
      case 'ping':
        return this.#tell?.({ type: 'pong', n: message.n });
      case 'pings':
      case 'turn':
      case 'said':
      case 'bye':
    }
  }

  /** Retries unanswered requests, asks for a snapshot if needed, and plays. */
  beat(): void {
    if (this.#tell === null) return;
    if (!this.#isWelcome) return;
    if (this.followed.isLost || this.#ports.now() - this.#movedAt > SILENCE_MS) this.#resync();
    for (const request of this.#pending.values()) {
      this.retries += 1;
      this.#tell(request);
    }
    if (this.viewer === 'spectator' || this.table?.status !== 'playing') return;
    this.#endWait(this.viewer, this.table);
    this.#play(this.viewer);
  }

  /** Ends waits for this player: at a table with bots only, nobody else can. */
  #endWait(seat: Seat, { wait }: TableInfo): void {
    if (wait === null || wait.leftMs === null || !wait.awaited.includes(seat)) return;
    this.#tell?.({ type: 'ready', for: wait.for });
  }

  #resync(): void {
    this.resyncs += 1;
    this.#tell?.({ type: 'resync' });
  }

  #follow(message: Frame | SnapshotMessage): void {
    const { followed, taken } = follow(this.followed, message);
    this.followed = followed;
    if (taken === 'applied') {
      this.#movedAt = this.#ports.now();
      this.held.push({ seq: message.seq, check: checksumOf(followed.view) });
    }
    if (taken !== 'gap' && taken !== 'drifted') return;
    this.strayed += 1;
    this.#resync();
  }

  #onAck(id: string, seq: number): void {
    this.acked.set(id, seq);
    const request = this.#pending.get(id);
    this.#pending.delete(id);
    if (request?.type === 'command' && this.#ports.rng.below(UNDO_ONE_IN) === 0) {
      this.#ask({ type: 'undo', id: this.#nextId(), undoes: seq });
    }
  }

  #play(seat: Seat): void {
    const { definition, rng } = this.#ports;
    const { seq, at, view } = this.followed;
    if (seq === null || this.#pending.size >= rng.below(MAX_PENDING) + 1) return;
    const lead = rng.pick(LEADS_MS);
    const when = toMillis(Math.floor(at + this.#ports.now() - this.#movedAt + lead));
    const commands = [...definition.legal(view as object, seat, when)];
    if (commands.length === 0) return;
    this.#ask({ type: 'command', id: this.#nextId(), on: seq, command: rng.pick(commands) });
  }

  #nextId(): string {
    this.#asked += 1;
    return `${this.name} ${this.#asked}`;
  }

  #ask(request: AnsweredMessage): void {
    this.#pending.set(request.id, request);
    this.#tell?.(request);
  }
}
