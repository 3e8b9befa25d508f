import { type ClientMessage, PROTOCOL, readServerMessage, type ServerMessage } from '@tablee/protocol';
import type { Surroundings, Wire } from './surroundings.ts';

/**
 * 'connecting': not welcomed yet. 'silent': connected, but pings are missing or the browser is offline. 'waiting': cut
 * off, and about to try again. 'restarting': the same, after the server has said that it restarts. 'gone': there is no
 * such table. 'outdated': the server speaks another protocol, so the page must be reloaded.
 */
export type ConnectionState = 'connecting' | 'live' | 'silent' | 'waiting' | 'restarting' | 'gone' | 'outdated';

export interface SocketEvents {
  /** The last entry of the view that is held, for `hello`. */
  since(): number | null;
  onLine(line: ConnectionState): void;
  onMessage(message: Exclude<ServerMessage, { type: 'ping' | 'bye' }>): void;
}

const MIN_RETRY_DELAY_MS = 250;
const MAX_RETRY_DELAY_MS = 8_000;
/** A restarting server is back within seconds: during this time, retries follow each other quickly. */
const MAX_RESTART_MS = 30_000;
const MAX_RESTART_RETRY_DELAY_MS = 1_000;
/**
 * The host pings every 1.5 s: after two missing pings the connection is 'silent'. With the banner's delay, shown within
 * 5 s.
 */
const SILENT_AFTER_MS = 3_700;
/** Reconnects after so long without a message: later than 'silent', because a busy server would be busier still. */
const RECONNECT_AFTER_MS = 10_000;
/** First pause after the server has closed a connection for its limits, doubled each time that it happens again. */
const MIN_LIMIT_DELAY_MS = 2_000;
const MAX_LIMIT_DELAY_MS = 60_000;
/** The pause is short again after so long without `bye: limit`. */
const LIMIT_MEMORY_MS = 300_000;
/** Time for a connection to be opened and welcomed. */
const WELCOME_WITHIN_MS = 30_000;

/** A connection to one table that reconnects by itself. */
export class TableSocket {
  readonly #url: string;
  readonly #around: Surroundings;
  readonly #events: SocketEvents;
  readonly #stopListening: () => void;
  #wire: Wire | null = null;
  #line: ConnectionState = 'connecting';
  #tries = 0;
  #heardAt = 0;
  #restartsUntil = 0;
  /** `bye: limit` in a row; a welcome does not end the row, or a page that always breaks a limit would reconnect in a loop. */
  #limits = 0;
  #limitedAt = 0;
  #cancelTimer: () => void = () => {};

  constructor(url: string, around: Surroundings, events: SocketEvents) {
    this.#url = url;
    this.#around = around;
    this.#events = events;
    const stopAwake = around.onAwake(() => this.#wake());
    const stopOffline = around.onOffline(() => this.#setSilent());
    this.#stopListening = () => {
      stopAwake();
      stopOffline();
    };
    this.#open();
  }

  /** False if there is no connection to send it on. */
  send(message: ClientMessage): boolean {
    if (this.#wire === null || (this.#line !== 'live' && this.#line !== 'silent')) return false;
    this.#wire.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#stopListening();
    this.#drop();
  }

  #open(): void {
    this.#drop();
    this.#setLine(this.#isRestarting ? 'restarting' : 'connecting');
    this.#heardAt = this.#around.now();
    // Ignores late events of a connection that was replaced.
    const own = (call: () => void): void => {
      if (this.#wire === wire) call();
    };
    const wire = this.#around.connect(this.#url, {
      onOpen: () => own(() => this.#greet(wire)),
      onText: (text) => own(() => this.#handleText(text)),
      onClose: () => own(() => this.#retry()),
    });
    this.#wire = wire;
    this.#watch();
  }

  #greet(wire: Wire): void {
    const hello: ClientMessage = { type: 'hello', protocol: PROTOCOL, since: this.#events.since() };
    wire.send(JSON.stringify(hello));
  }

  #drop(): void {
    this.#cancelTimer();
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
  }

  #handleText(text: string): void {
    this.#heardAt = this.#around.now();
    if (this.#line === 'silent') this.#setLine('live');
    const read = readServerMessage(text);
    if (!read.ok) return; // A newer host may send messages that this page does not know.
    const { message } = read;
    if (message.type === 'ping') return this.#wire?.send(JSON.stringify({ type: 'pong', n: message.n }));
    if (message.type === 'bye') return this.#handleBye(message.why);
    if (message.type === 'welcome') {
      this.#tries = 0;
      this.#restartsUntil = 0;
      this.#setLine('live');
    }
    this.#events.onMessage(message);
  }

  #handleBye(why: Extract<ServerMessage, { type: 'bye' }>['why']): void {
    if (why === 'limit') return this.#retryAfterLimit();
    if (why === 'restart') this.#restartsUntil = this.#around.now() + MAX_RESTART_MS;
    if (why !== 'gone' && why !== 'protocol') return this.#retry();
    this.#drop();
    this.#setLine(why === 'gone' ? 'gone' : 'outdated');
  }

  #retryAfterLimit(): void {
    const now = this.#around.now();
    this.#limits = now - this.#limitedAt < LIMIT_MEMORY_MS ? this.#limits + 1 : 1;
    this.#limitedAt = now;
    this.#retryIn(Math.min(MAX_LIMIT_DELAY_MS, MIN_LIMIT_DELAY_MS * 2 ** (this.#limits - 1)));
  }

  /** Waits longer after each failed attempt. */
  #retry(): void {
    const longest = this.#isRestarting ? MAX_RESTART_RETRY_DELAY_MS : MAX_RETRY_DELAY_MS;
    const wait = Math.min(longest, MIN_RETRY_DELAY_MS * 2 ** this.#tries);
    this.#tries += 1;
    this.#retryIn(wait);
  }

  /** With jitter: pages do not all reconnect at once to a server that restarts. */
  #retryIn(wait: number): void {
    this.#drop();
    this.#setLine(this.#isRestarting ? 'restarting' : 'waiting');
    this.#cancelTimer = this.#around.after(wait * (0.5 + this.#around.chance() / 2), () => this.#open());
  }

  #watch(): void {
    const quietMs = this.#around.now() - this.#heardAt;
    const isWelcomed = this.#line === 'live' || this.#line === 'silent';
    if (quietMs >= (isWelcomed ? RECONNECT_AFTER_MS : WELCOME_WITHIN_MS)) return this.#retry();
    if (quietMs >= SILENT_AFTER_MS) this.#setSilent();
    const next = [SILENT_AFTER_MS, RECONNECT_AFTER_MS, WELCOME_WITHIN_MS].find((ms) => ms > quietMs) ?? 0;
    this.#cancelTimer = this.#around.after(next - quietMs, () => this.#watch());
  }

  #setSilent(): void {
    if (this.#line === 'live') this.#setLine('silent');
  }

  #wake(): void {
    if (this.#line === 'gone' || this.#line === 'outdated') return;
    const isQuiet = this.#around.now() - this.#heardAt >= SILENT_AFTER_MS;
    if (this.#wire === null || isQuiet) this.#open();
  }

  get #isRestarting(): boolean {
    return this.#around.now() < this.#restartsUntil;
  }

  #setLine(line: ConnectionState): void {
    if (line === this.#line) return;
    this.#line = line;
    this.#events.onLine(line);
  }
}
