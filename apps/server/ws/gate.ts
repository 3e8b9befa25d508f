import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Allowance } from '@tablee/host';
import { MAX_MESSAGE_BYTES } from '@tablee/protocol';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import type { FairShares } from '../doors/fair-shares.ts';
import type { Origins } from '../doors/origins.ts';
import type { Proxies } from '../doors/proxies.ts';
import type { Hall } from '../hall/hall.ts';
import type { DoorBook } from '../ops/door-book.ts';
import type { Crowd } from './crowd.ts';
import type { SocketTimes } from './socket-times.ts';
import { type Visit, Visitor } from './visitor.ts';

/** Of one message: nobody needs so many for 16 KiB. */
const MOST_FRAGMENTS = 64;

export interface GatePorts {
  readonly hall: Hall;
  readonly proxies: Proxies;
  readonly origins: Origins;
  readonly crowd: Crowd;
  readonly book: DoorBook;
  readonly shares: FairShares;
  /** Of the messages on one socket. */
  readonly pace: Allowance;
  readonly times: SocketTimes;
  readonly log: Logger;
  /** Who sends this Cookie header; null for somebody unknown, who may watch. */
  guestOf(cookies: string): string | null;
}

/** Where sockets come in: /ws/t/:id. A table that is not there is told by `bye gone`: a browser hides a refused upgrade. */
export class Gate {
  readonly #sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_MESSAGE_BYTES,
    autoPong: false, // a visitor answers pings, as long as they are not a flood
    allowSynchronousEvents: false, // one frame of each socket a turn: a buffer full of them would be read in one go
    maxFragments: MOST_FRAGMENTS,
  });
  readonly #visitors = new Map<WebSocket, Visitor>();
  readonly #ports: GatePorts;
  #isClosed = false;

  constructor(server: Server, ports: GatePorts) {
    this.#ports = ports;
    server.on('upgrade', (request, socket, head) => this.#onUpgrade(request, socket, head));
  }

  get size(): number {
    return this.#visitors.size;
  }

  /** Nobody comes in any more. */
  close(): void {
    this.#isClosed = true;
  }

  /** Resolves when everybody has left. */
  async empty(): Promise<void> {
    const left = [...this.#visitors.keys()].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    for (const visitor of this.#visitors.values()) visitor.part('restart');
    await Promise.all(left);
  }

  #onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', (error) => this.#ports.log.debug({ err: error }, 'upgrade error'));
    const { proxies, origins, crowd, book, shares } = this.#ports;
    const url = request.url ?? '';
    const table = tableOf(url);
    if (table === null) return refuse(socket, '404 Not Found');
    if (this.#isClosed) return refuse(socket, '503 Service Unavailable');
    if (!origins.mayOpenSocket(request)) {
      book.turnAway('other-origin', { origin: request.headers.origin, host: request.headers.host });
      return refuse(socket, '403 Forbidden');
    }
    const address = proxies.addressOf(request);
    const leave = crowd.enter(address, performance.now());
    if (leave === null) {
      book.turnAway('too-many-sockets');
      return refuse(socket, '429 Too Many Requests');
    }
    socket.once('close', leave);
    shares.take(address, () => {
      const guest = onlyWatches(url) ? null : this.#ports.guestOf(request.headers.cookie ?? '');
      const visit = { table, guest, address };
      this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#welcome(opened, socket, visit));
    });
  }

  #welcome(socket: WebSocket, stream: Duplex, visit: Visit): void {
    this.#visitors.set(socket, new Visitor(socket, stream, visit, this.#ports));
    socket.on('close', () => this.#visitors.delete(socket));
  }
}

function tableOf(url: string): string | null {
  return /^\/ws\/t\/([\w-]+)(?:\?|$)/.exec(url)?.[1] ?? null;
}

/** A screen that everybody sees may be opened by somebody who plays: it must neither show their hand nor count as them. */
function onlyWatches(url: string): boolean {
  return new URLSearchParams(url.split('?')[1]).get('watch') === '1';
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
