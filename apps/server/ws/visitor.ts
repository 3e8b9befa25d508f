import type { Duplex } from 'node:stream';
import { type Allowance, type Connection, type LiveTable, TokenBucket } from '@tablee/host';
import { type ClientMessage, type MessageProblem, readClientMessage } from '@tablee/protocol';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import type { FairShares } from '../doors/fair-shares.ts';
import type { Tellings } from '../doors/tellings.ts';
import type { Hall } from '../hall/hall.ts';
import type { DoorBook } from '../ops/door-book.ts';
import type { Crowd } from './crowd.ts';
import { viewsWithin } from './pace.ts';
import { SocketLink } from './socket-link.ts';
import type { SocketTimes } from './socket-times.ts';
import { Traffic } from './traffic.ts';

/** Malformed messages that are answered before the socket is closed. */
const MAX_MALFORMED_MESSAGES = 5;
/** Messages queued while the table is being opened. */
const MAX_EARLY_MESSAGES = 16;
/** Messages above the rate that are answered before the socket is closed. */
const EXCESS: Allowance = { burst: 40, everyMs: 1_000 };

/** Unread bytes of all sockets of one address: a thousand sockets that never read must not fill the memory. */
const MAX_UNREAD_BYTES_PER_ADDRESS = 64 * 1024 * 1024;

/** Messages that may be passed on to everybody at the table. */
const TOLD_TO_ALL: ReadonlySet<ClientMessage['type']> = new Set(['command', 'undo', 'say', 'ready']);

export interface Visit {
  readonly table: string;
  readonly guest: string | null;
  readonly address: string;
}

export interface VisitPorts {
  readonly hall: Hall;
  readonly times: SocketTimes;
  readonly pace: Allowance;
  readonly crowd: Pick<Crowd, 'shareOf'>;
  readonly book: DoorBook;
  readonly shares: FairShares;
  readonly tellings: Tellings;
  readonly log: Logger;
}

/**
 * One socket at one table, from hello to close. The table is opened by hello, so that silent sockets keep none loaded.
 */
export class Visitor {
  readonly #visit: Visit;
  readonly #link: SocketLink;
  readonly #hall: Hall;
  readonly #shares: FairShares;
  readonly #tellings: Tellings;
  readonly #crowd: VisitPorts['crowd'];
  readonly #book: DoorBook;
  readonly #log: Logger;
  readonly #timers: NodeJS.Timeout[];
  readonly #pace: TokenBucket;
  readonly #views: TokenBucket;
  readonly #excess: TokenBucket;
  #connection: Connection | 'opening' | null = null;
  #table: LiveTable | null = null;
  #early: ClientMessage[] = [];
  #isGone = false;
  #malformed = 0;
  #heardAt = performance.now();

  constructor(socket: WebSocket, stream: Duplex, visit: Visit, ports: VisitPorts) {
    const { hall, times, pace, shares, tellings, crowd, book, log } = ports;
    this.#visit = visit;
    this.#hall = hall;
    this.#shares = shares;
    this.#tellings = tellings;
    this.#crowd = crowd;
    this.#book = book;
    this.#log = log;
    this.#pace = new TokenBucket(pace);
    this.#views = new TokenBucket(viewsWithin(pace));
    this.#excess = new TokenBucket(EXCESS);
    this.#link = new SocketLink(socket, stream, times.farewellMs);
    this.#timers = [
      setTimeout(() => this.#expectHello(), times.helloMs),
      setInterval(() => this.#ping(socket, times), times.pingMs),
    ];
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary));
    this.#watchTraffic(socket, stream);
    socket.on('error', (error) => log.debug({ table: visit.table, err: error }, 'socket error'));
    socket.on('close', () => this.#leave());
  }

  closeWith(why: 'restart'): void {
    this.#link.closeWith(why);
  }

  /** Closes the socket on a flood of control frames or bytes, also while it is already closing. */
  #watchTraffic(socket: WebSocket, stream: Duplex): void {
    const traffic = new Traffic();
    const cutOff = (): void => {
      if (stream.destroyed) return; // buffered data still arrives after the cut
      this.#book.turnAway('flood');
      socket.terminate();
    };
    socket.on('ping', (data) => {
      if (!traffic.takeControl(performance.now())) cutOff();
      else if (socket.readyState === socket.OPEN) socket.pong(data);
    });
    socket.on('pong', (data) => {
      if (traffic.takeControl(performance.now())) this.#echo(data);
      else cutOff();
    });
    stream.on('data', (chunk: Buffer) => {
      if (!traffic.takeBytes(chunk.length, performance.now())) cutOff();
    });
  }

  #hear(data: RawData, isBinary: boolean): void {
    if (this.#link.isClosing) return;
    this.#heardAt = performance.now();
    this.#open?.quiet(false);
    const isTooFast = !this.#pace.take(this.#heardAt);
    if (isTooFast && !this.#excess.take(this.#heardAt)) return this.#sendAway('too-many-messages');
    const read = isBinary ? null : readClientMessage((data as Buffer).toString());
    if (read === null || !read.ok) this.#complain(read?.problem ?? 'not-json', read?.id ?? null);
    else if (isTooFast || !this.#isAffordable(read.message) || !this.#mayTell(read.message))
      this.#link.send({ type: 'problem', id: idOf(read.message), why: 'too-many-requests' });
    else this.#inShare(() => this.#take(read.message));
  }

  #sendAway(why: 'too-many-messages' | 'early-messages' | 'bad-messages' | 'no-hello'): void {
    this.#book.turnAway(why);
    this.#link.closeWith('limit');
  }

  #inShare(work: () => void): void {
    this.#shares.take(this.#visit.address, () => {
      if (!this.#isGone && !this.#link.isClosing) work();
    });
  }

  /** A snapshot costs as much as many messages. */
  #isAffordable({ type }: ClientMessage): boolean {
    return type !== 'resync' || this.#views.take(this.#heardAt);
  }

  /** Charges the sender's address for the messages to others that this one may cause. */
  #mayTell({ type }: ClientMessage): boolean {
    if (!TOLD_TO_ALL.has(type)) return true;
    const mayCause = this.#tellings.mayCause(this.#visit.address);
    if (mayCause) this.#countTelling();
    return mayCause;
  }

  #countTelling(): void {
    if (this.#isSeated) this.#tellings.count(this.#visit.address, this.#table?.connections ?? 0);
  }

  get #isSeated(): boolean {
    return this.#table !== null && this.#table.seatOf(this.#visit.guest) !== null;
  }

  /** Handles a transport pong. It measures the latency and is no sign that a person is there. */
  #echo(data: Buffer): void {
    const n = Number(data.toString());
    if (this.#open !== null && Number.isSafeInteger(n)) this.#pass(this.#open, { type: 'pong', n });
  }

  #take(message: ClientMessage): void {
    if (this.#connection === 'opening') {
      if (this.#early.push(message) > MAX_EARLY_MESSAGES) this.#sendAway('early-messages');
    } else if (this.#connection !== null) this.#pass(this.#connection, message);
    else if (message.type === 'hello') void this.#enter(message);
    else this.#complain('no-hello', idOf(message));
  }

  async #enter(hello: ClientMessage): Promise<void> {
    this.#connection = 'opening';
    const opened = await this.#hall.open(this.#visit.table);
    if (this.#isGone) return;
    if (opened.ok) return this.#inShare(() => this.#greet(opened.table, hello));
    if (opened.problem !== 'no-such-table') this.#link.send({ type: 'problem', id: null, why: opened.problem });
    this.#link.closeWith(opened.problem === 'stopping' ? 'restart' : 'gone');
  }

  #greet(table: LiveTable, hello: ClientMessage): void {
    const connection = table.connect(this.#visit.guest, this.#link);
    this.#connection = connection;
    this.#table = table;
    this.#countTelling();
    for (const message of [hello, ...this.#early]) this.#pass(connection, message);
    this.#early = [];
    connection.ping();
  }

  get #open(): Connection | null {
    return this.#connection === 'opening' ? null : this.#connection;
  }

  /** Catches errors of the rules, which would end the server with all its tables. */
  #pass(connection: Connection, message: ClientMessage): void {
    try {
      connection.receive(message);
    } catch (error) {
      this.#log.error({ table: this.#visit.table, err: error }, 'handling a message failed');
      this.#link.send({ type: 'problem', id: idOf(message), why: 'failed' });
    }
  }

  #complain(why: MessageProblem, id: string | null): void {
    this.#malformed += 1;
    this.#link.send({ type: 'problem', id, why });
    if (this.#malformed >= MAX_MALFORMED_MESSAGES) this.#sendAway('bad-messages');
  }

  #expectHello(): void {
    if (this.#connection === null) this.#sendAway('no-hello');
  }

  #ping(socket: WebSocket, { quietMs, silenceMs }: SocketTimes): void {
    const silence = performance.now() - this.#heardAt;
    if (silence >= silenceMs) return socket.terminate();
    if (this.#link.waitingBytes > this.#crowd.shareOf(this.#visit.address, MAX_UNREAD_BYTES_PER_ADDRESS))
      return this.#link.closeWith('slow');
    this.#open?.quiet(silence >= quietMs);
    this.#open?.ping();
  }

  #leave(): void {
    this.#isGone = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#countTelling();
    this.#open?.close();
  }
}

function idOf(message: ClientMessage): string | null {
  return 'id' in message ? message.id : null;
}
