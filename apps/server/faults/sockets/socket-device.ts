import type { Rng } from '@tablee/kernel';
import { readServerMessage } from '@tablee/protocol';
import { WebSocket } from 'ws';
import type { Device } from '../device.ts';
import type { Served } from './guest.ts';

const DIAL_AGAIN_MS = 50;

/** Server, table and pace of a device. */
export interface SocketLine {
  readonly served: Served;
  readonly table: string;
  readonly cookie: string;
  /** Mean interval between its actions. */
  readonly beatMs: number;
  readonly rng: Rng;
  overhear?(text: string): void;
}

/** A device on a real socket that reconnects until it is closed for good. */
export class SocketDevice {
  readonly device: Device;
  readonly #line: SocketLine;
  #socket: WebSocket | null = null;
  #timer: NodeJS.Timeout;
  #isDeaf = false;
  #isDone = false;

  constructor(device: Device, line: SocketLine) {
    this.device = device;
    this.#line = line;
    this.#timer = setTimeout(() => this.#beat(), 0);
    this.#dial();
  }

  /** Discards all further messages of this connection, but still sends. */
  goDeaf(): void {
    this.#isDeaf = true;
  }

  hangUp(): void {
    this.#isDone = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #beat(): void {
    const { beatMs, rng } = this.#line;
    this.device.beat();
    this.#timer = setTimeout(() => this.#beat(), beatMs / 2 + rng.below(beatMs));
  }

  #dial(): void {
    if (this.#isDone) return;
    const { served, table, cookie } = this.#line;
    if (served.port === null) return this.#dialLater();
    const socket = new WebSocket(`ws://127.0.0.1:${served.port}/ws/t/${table}`, { headers: { cookie } });
    this.#socket = socket;
    this.#isDeaf = false;
    socket.on('open', () => this.device.connect((message) => socket.send(JSON.stringify(message))));
    socket.on('message', (data: Buffer) => this.#hear(data.toString()));
    socket.on('error', () => undefined); // 'close' follows
    socket.on('close', () => {
      this.device.disconnect();
      this.#dialLater();
    });
  }

  #dialLater(): void {
    setTimeout(() => this.#dial(), DIAL_AGAIN_MS);
  }

  #hear(text: string): void {
    if (this.#isDeaf) return;
    const read = readServerMessage(text);
    if (!read.ok) throw new Error(`the server said ${text}`);
    this.#line.overhear?.(text);
    this.device.hear(read.message);
  }
}
