import type { Duplex } from 'node:stream';
import type { Link } from '@tablee/host';
import type { HostMessage } from '@tablee/protocol';
import { WebSocket } from 'ws';
import { textOf } from './outgoing.ts';

/** What may wait to be sent to one client: one that reads slower is better off with a new view. */
const MOST_WAITING_BYTES = 1024 * 1024;

/** Sends to one socket, and parts from it in order. */
export class SocketLink implements Link {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #farewellMs: number;
  #isClosing = false;
  #isGathering = false;

  /** `stream` is what the socket runs over. */
  constructor(socket: WebSocket, stream: Duplex, farewellMs: number) {
    this.#socket = socket;
    this.#stream = stream;
    this.#farewellMs = farewellMs;
  }

  /** It was parted from: nothing more is said, and nothing more is heard. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** What was said and is not read yet. */
  get waitingBytes(): number {
    return this.#socket.bufferedAmount;
  }

  send(message: HostMessage): void {
    if (this.#isClosing || this.#socket.readyState !== WebSocket.OPEN) return;
    this.#gather();
    this.#socket.send(textOf(message));
    // A browser answers this one by itself: a page that answers late does not look far away.
    if (message.type === 'ping') this.#socket.ping(String(message.n));
    if (this.waitingBytes > MOST_WAITING_BYTES) this.part('slow');
  }

  part(why: Extract<HostMessage, { type: 'bye' }>['why']): void {
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

  /** All that is said within one turn leaves in one write: the system call costs more than all the rest of a frame. */
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

/** Those who were told something within this turn. */
let gathering: SocketLink[] = [];

function writeAll(): void {
  const links = gathering;
  gathering = [];
  for (const link of links) link.write();
}
