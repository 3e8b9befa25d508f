import { connect, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';
const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';
const FIN = 0x80;
const MASKED = 0x80;
/** Longer lengths are written in two bytes more. */
const SHORT = 126;

export const OPCODES = { continuation: 0x0, text: 0x1, ping: 0x9, pong: 0xa } as const;

/** Whom a connection claims to come from, and where it goes. */
export interface RawDial {
  readonly port: number;
  readonly table: string;
  readonly cookie?: string;
  /** The address that is told as a proxy would; that of this machine if not said. */
  readonly from?: string;
}

/** One frame as a client sends it. The mask is zero, so that the payload stands there as it is. */
export function frame(opcode: number, payload = '', isLast = true): Buffer {
  const bytes = Buffer.from(payload);
  const length = bytes.length < SHORT ? [bytes.length] : [SHORT, bytes.length >> 8, bytes.length & 0xff];
  const [first = 0, ...more] = length;
  return Buffer.concat([Buffer.from([(isLast ? FIN : 0) | opcode, MASKED | first, ...more, 0, 0, 0, 0]), bytes]);
}

/** A WebSocket whose frames are written byte by byte: no library keeps it from saying what it should not. */
export class RawSocket {
  readonly socket: Socket;
  readonly gone: Promise<void>;

  constructor(socket: Socket) {
    this.socket = socket;
    this.gone = new Promise((resolve) => socket.once('close', () => resolve()));
  }

  /** Null where it is refused. What comes in is read and thrown away. */
  static async dial({ port, table, cookie = '', from }: RawDial): Promise<RawSocket | null> {
    const socket = connect(port, '127.0.0.1');
    const raw = new RawSocket(socket);
    socket.on('error', () => undefined); // it closes, too
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

  /** Resolves when it has left, or nobody takes it any more. */
  async write(bytes: Buffer): Promise<void> {
    if (this.isGone) return;
    await Promise.race([new Promise<void>((resolve) => this.socket.write(bytes, () => resolve())), this.gone]);
  }

  hangUp(): void {
    this.socket.destroy();
  }
}
