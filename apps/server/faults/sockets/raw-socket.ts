import { connect, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';
const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';
const FIN = 0x80;
const MASKED = 0x80;
/** Longer payloads have two more bytes for their length. */
const SHORT = 126;

export const OPCODES = { continuation: 0x0, text: 0x1, ping: 0x9, pong: 0xa } as const;

/** Target and claimed origin of a connection. */
export interface RawDial {
  readonly port: number;
  readonly table: string;
  readonly cookie?: string;
  /** Address in X-Forwarded-For; without it, that of this machine counts. */
  readonly from?: string;
}

/** One frame as a client sends it. With a mask of zeros the payload is unchanged. */
export function frame(opcode: number, payload = '', isLast = true): Buffer {
  const bytes = Buffer.from(payload);
  const length = bytes.length < SHORT ? [bytes.length] : [SHORT, bytes.length >> 8, bytes.length & 0xff];
  const [first = 0, ...more] = length;
  return Buffer.concat([Buffer.from([(isLast ? FIN : 0) | opcode, MASKED | first, ...more, 0, 0, 0, 0]), bytes]);
}

/** A WebSocket that writes raw bytes, so that it can break the protocol. */
export class RawSocket {
  readonly socket: Socket;
  readonly gone: Promise<void>;

  constructor(socket: Socket) {
    this.socket = socket;
    this.gone = new Promise((resolve) => socket.once('close', () => resolve()));
  }

  /** Null if the upgrade is refused. Incoming data is discarded. */
  static async dial({ port, table, cookie = '', from }: RawDial): Promise<RawSocket | null> {
    const socket = connect(port, '127.0.0.1');
    const raw = new RawSocket(socket);
    socket.on('error', () => undefined); // 'close' follows
    const fields = [
      `GET /ws/t/${table} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      `Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${KEY}`,
      ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
      ...(from === undefined ? [] : [`X-Forwarded-For: ${from}`]),
    ];
    socket.write(fields.join('\r\n') + HEAD_END);
    const head = await new Promise<string>((resolve) => {
      socket.once('data', (data) => resolve(data.toString('latin1')));
      void raw.gone.then(() => resolve(''));
    });
    socket.resume();
    if (head.startsWith('HTTP/1.1 101')) return raw;
    socket.destroy();
    return null;
  }

  get isGone(): boolean {
    return this.socket.destroyed || !this.socket.writable;
  }

  /** Resolves once the bytes are sent or the connection is closed. */
  async write(bytes: Buffer): Promise<void> {
    if (this.isGone) return;
    await Promise.race([new Promise<void>((resolve) => this.socket.write(bytes, () => resolve())), this.gone]);
  }

  hangUp(): void {
    this.socket.destroy();
  }
}
