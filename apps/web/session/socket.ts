import { type ClientMessage, PROTOCOL, readServerMessage, type ServerMessage } from '@tablee/protocol';
import type { Surroundings, Wire } from './surroundings.ts';

/**
 * 'connecting': not welcomed yet. 'waiting': cut off, and about to try again. 'restarting': the same, after the server
 * has said that it restarts. 'gone': there is no such table. 'outdated': the server speaks another protocol, so the page
 * must be reloaded.
 */
export type Line = 'connecting' | 'live' | 'waiting' | 'restarting' | 'gone' | 'outdated';

export interface SocketEvents {
  /** What `hello` says of the view that is held. */
  since(): number | null;
  onLine(line: Line): void;
  onMessage(message: Exclude<ServerMessage, { type: 'ping' | 'bye' }>): void;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;
/** A server that restarts is back within seconds: for so long, tries follow each other quickly. */
const RESTART_MS = 30_000;
const LONGEST_RESTART_WAIT_MS = 1_000;
/** The host pings every other second: one that says nothing for so long is no longer there. */
const SILENCE_MS = 30_000;
/** A page that slept has heard nothing either: after this long it is quicker to connect again than to wait and see. */
const DOUBT_MS = 12_000;

/** A connection to one table that comes back when it was cut. */
export class TableSocket {
  readonly #url: string;
  readonly #around: Surroundings;
  readonly #events: SocketEvents;
  readonly #stopListening: () => void;
  #wire: Wire | null = null;
  #line: Line = 'connecting';
  #tries = 0;
  #heardAt = 0;
  #restartsUntil = 0;
  #cancelTimer: () => void = () => {};

  constructor(url: string, around: Surroundings, events: SocketEvents) {
    this.#url = url;
    this.#around = around;
    this.#events = events;
    this.#stopListening = around.onAwake(() => this.#wake());
    this.#open();
  }

  /** False where there is no connection that it could go out on. */
  send(message: ClientMessage): boolean {
    if (this.#wire === null || this.#line !== 'live') return false;
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
    // What an old connection still says is not heard: it was parted from.
    const own = (call: () => void): void => {
      if (this.#wire === wire) call();
    };
    const wire = this.#around.connect(this.#url, {
      onOpen: () => own(() => this.#greet(wire)),
      onText: (text) => own(() => this.#hear(text)),
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

  #hear(text: string): void {
    this.#heardAt = this.#around.now();
    const read = readServerMessage(text);
    if (!read.ok) return; // a newer host may say things that this page does not know yet
    const { message } = read;
    if (message.type === 'ping') return this.#wire?.send(JSON.stringify({ type: 'pong', n: message.n }));
    if (message.type === 'bye') return this.#part(message.why);
    if (message.type === 'welcome') {
      this.#tries = 0;
      this.#restartsUntil = 0;
      this.#setLine('live');
    }
    this.#events.onMessage(message);
  }

  #part(why: Extract<ServerMessage, { type: 'bye' }>['why']): void {
    if (why === 'restart') this.#restartsUntil = this.#around.now() + RESTART_MS;
    if (why !== 'gone' && why !== 'protocol') return this.#retry();
    this.#drop();
    this.#setLine(why === 'gone' ? 'gone' : 'outdated');
  }

  /** Longer after each try that failed, and not all pages equally long: a host that restarts is not run over. */
  #retry(): void {
    this.#drop();
    this.#setLine(this.#isRestarting ? 'restarting' : 'waiting');
    const longest = this.#isRestarting ? LONGEST_RESTART_WAIT_MS : LONGEST_WAIT_MS;
    const wait = Math.min(longest, FIRST_WAIT_MS * 2 ** this.#tries);
    this.#tries += 1;
    this.#cancelTimer = this.#around.after(wait * (0.5 + this.#around.chance() / 2), () => this.#open());
  }

  #watch(): void {
    const left = this.#heardAt + SILENCE_MS - this.#around.now();
    if (left <= 0) return this.#retry();
    this.#cancelTimer = this.#around.after(left, () => this.#watch());
  }

  #wake(): void {
    if (this.#line === 'gone' || this.#line === 'outdated') return;
    const isQuiet = this.#around.now() - this.#heardAt > DOUBT_MS;
    if (this.#wire === null || isQuiet) this.#open();
  }

  get #isRestarting(): boolean {
    return this.#around.now() < this.#restartsUntil;
  }

  #setLine(line: Line): void {
    if (line === this.#line) return;
    this.#line = line;
    this.#events.onLine(line);
  }
}
