import type { Duplex } from 'node:stream';
import type { Link } from '@tablee/host';
import type { HostMessage } from '@tablee/protocol';
import { WebSocket } from 'ws';

/** Unsent bytes per socket, above which it is closed: a slow client is better served by a new snapshot. */
const MAX_UNREAD_BYTES = 1024 * 1024;

/** Sends messages to one socket and closes it cleanly. */
export class SocketLink implements Link {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #farewellMs: number;
  #isClosing = false;
  #isGathering = false;

  /** `stream` is the connection under the socket. */
  constructor(socket: WebSocket, stream: Duplex, farewellMs: number) {
    this.#socket = socket;
    this.#stream = stream;
    this.#farewellMs = farewellMs;
  }

  /** True after `close`: nothing more is sent, and incoming messages are ignored. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** Sent, but not yet read by the client. */
  get waitingBytes(): number {
    return this.#socket.bufferedAmount;
  }

  send(message: HostMessage): void {
    if (this.#isClosing || this.#socket.readyState !== WebSocket.OPEN) return;
    this.#gather();
    this.#socket.send(textOf(message));
    // Browsers answer a transport ping by themselves, so that a busy page does not look like a slow network.
    if (message.type === 'ping') this.#socket.ping(String(message.n));
    if (this.waitingBytes > MAX_UNREAD_BYTES) this.closeWith('slow');
  }

  closeWith(why: Extract<HostMessage, { type: 'bye' }>['why']): void {
    if (this.#isClosing) return;
    this.#gather();
    this.#socket.send(textOf({ type: 'bye', why }));
    this.close();
  }

  close(): void {
    if (this.#isClosing) return;
    this.#isClosing = true;
    this.#socket.close();
    const timer = setTimeout(() => this.#socket.terminate(), this.#farewellMs);
    this.#socket.once('close', () => clearTimeout(timer));
  }

  /** Writes all messages of one tick with one system call, which costs more than the rest of a frame. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#stream.cork();
    if (gathering.push(this) === 1) process.nextTick(writeAll);
  }

  write(): void {
    this.#isGathering = false;
    this.#stream.uncork();
  }
}

/** Links with messages of this tick. */
let gathering: SocketLink[] = [];

function writeAll(): void {
  const links = gathering;
  gathering = [];
  for (const link of links) link.write();
}

let last: { readonly message: HostMessage; readonly text: string } | null = null;

/** Serializes a message once for all its recipients, which are served one after the other. */
export function textOf(message: HostMessage): string {
  if (last?.message !== message) last = { message, text: JSON.stringify(message) };
  return last.text;
}
