import { setTimeout } from 'node:timers/promises';
import { type AnyGame, type Rng, seedFromWord, stepRng, toMillis, type Viewer } from '@tablee/kernel';
import {
  type ClientMessage,
  type Followed,
  follow,
  NOTHING_FOLLOWED,
  PROTOCOL,
  readServerMessage,
  type ServerMessage,
  sinceOf,
  type TableInfo,
} from '@tablee/protocol';
import { WebSocket } from 'ws';

type Told<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

const PATIENCE_MS = 30_000;
/** In a realtime game a command may become possible as time passes. */
const LOOK_AGAIN_MS = 10;

/** A socket that follows the view, records all messages and can play random legal commands. */
export class SocketClient {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  followed: Followed = NOTHING_FOLLOWED;
  viewer: Viewer = 'spectator';
  table: TableInfo | null = null;
  isClosed = false;
  answersPings = true;
  #news = Promise.withResolvers<void>();
  readonly #rng: Rng = stepRng(seedFromWord('client'), 0);
  #asked = 0;

  /** `before` is the same client on an earlier connection: its view is kept. */
  constructor(port: number, table: string, cookie: string | null, before: SocketClient | null = null, query = '') {
    if (before !== null) {
      this.followed = before.followed;
      this.viewer = before.viewer;
    }
    const headers = cookie === null ? {} : { cookie };
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/ws/t/${table}${query}`, { headers });
    this.socket.on('message', (data: Buffer) => this.#hear(data.toString()));
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => {
      this.isClosed = true;
      this.#tell();
    });
  }

  async opened(): Promise<void> {
    await new Promise((resolve, reject) => {
      this.socket.once('open', resolve);
      this.socket.once('error', reject);
    });
  }

  hello(): void {
    this.say({ type: 'hello', protocol: PROTOCOL, since: sinceOf(this.followed) });
  }

  say(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Returns the id of the command. */
  ask(command: object, id = `${this.viewer}-${(this.#asked += 1)}`): string {
    this.say({ type: 'command', id, on: this.followed.seq ?? 0, command });
    return id;
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.until('closed', () => this.isClosed);
  }

  of<T extends ServerMessage['type']>(type: T): Told<T>[] {
    return this.heard.filter((message): message is Told<T> => message.type === type);
  }

  /** Resolves with message number `after` of this type, counted from 0. */
  async hears<T extends ServerMessage['type']>(type: T, after = 0): Promise<Told<T>> {
    await this.until(type, () => this.of(type).length > after);
    return this.of(type)[after] as Told<T>;
  }

  async answerTo(id: string): Promise<ServerMessage> {
    const find = (): ServerMessage | undefined => this.heard.find((message) => 'id' in message && message.id === id);
    await this.until(id, () => find() !== undefined);
    return find() as ServerMessage;
  }

  async until(what: string, isSo: () => boolean): Promise<void> {
    const limit = AbortSignal.timeout(PATIENCE_MS);
    while (!isSo()) {
      if (limit.aborted) throw new Error(`no ${what}, but ${JSON.stringify(this.heard.slice(-3))}`);
      await Promise.race([this.#news.promise, setTimeout(LOOK_AGAIN_MS)]);
    }
  }

  /** Legal commands of this seat, as far as its view shows. */
  options(definition: AnyGame): object[] {
    const { view, at } = this.followed;
    if (view === null || this.viewer === 'spectator') return [];
    return [...definition.legal(view as object, this.viewer, toMillis(at))];
  }

  async untilItsTurn(definition: AnyGame): Promise<void> {
    await this.until('its turn', () => this.isOver || this.options(definition).length > 0);
  }

  get isOver(): boolean {
    return this.table?.status === 'over';
  }

  /** Plays one command; resolves once it is in the view. */
  async playOnce(definition: AnyGame): Promise<void> {
    await this.untilItsTurn(definition);
    if (this.isOver) return;
    const answer = await this.answerTo(this.ask(this.#rng.pick(this.options(definition))));
    if (answer.type === 'ack') await this.until('its own frame', () => (this.followed.seq ?? 0) >= answer.seq);
  }

  async playToTheEnd(definition: AnyGame): Promise<void> {
    while (!this.isOver) await this.playOnce(definition);
  }

  #hear(text: string): void {
    const read = readServerMessage(text);
    if (!read.ok) throw new Error(`no message of the protocol: ${text}`);
    const { message } = read;
    this.heard.push(message);
    if (message.type === 'welcome' || message.type === 'table') this.table = message.table;
    if (message.type === 'welcome') this.#welcome(message.viewer as Viewer);
    if (message.type === 'ping' && this.answersPings) this.say({ type: 'pong', n: message.n });
    if (message.type === 'frame' || message.type === 'snapshot') {
      const { followed, taken } = follow(this.followed, message);
      this.followed = followed;
      if (taken !== 'applied') throw new Error(`frame ${message.seq} was ${taken}`);
    }
    this.#tell();
  }

  #tell(): void {
    this.#news.resolve();
    this.#news = Promise.withResolvers();
  }

  #welcome(viewer: Viewer): void {
    if (viewer !== this.viewer) this.followed = NOTHING_FOLLOWED;
    this.viewer = viewer;
  }
}
