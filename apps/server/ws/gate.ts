import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Allowance } from '@tablee/host';
import { MAX_MESSAGE_BYTES } from '@tablee/protocol';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import type { FairShares } from '../doors/fair-shares.ts';
import { hangUp } from '../doors/hang-up.ts';
import type { Origins } from '../doors/origins.ts';
import type { Proxies } from '../doors/proxies.ts';
import type { Tellings } from '../doors/tellings.ts';
import type { Hall } from '../hall/hall.ts';
import type { DoorBook, Turned } from '../ops/door-book.ts';
import type { Crowd } from './crowd.ts';
import type { SocketTimes } from './socket-times.ts';
import { type Visit, Visitor } from './visitor.ts';

/** Fragments of one message: far more than 16 KiB need. */
const MAX_FRAGMENTS_PER_MESSAGE = 64;

/** HTTP status by the reason for refusing an upgrade. */
const REFUSALS = {
  'bad-request': '400 Bad Request',
  'other-origin': '403 Forbidden',
  'no-such-socket': '404 Not Found',
  'too-many-sockets': '429 Too Many Requests',
  'too-many-changes': '429 Too Many Requests',
  stopping: '503 Service Unavailable',
} as const satisfies Partial<Record<Turned, string>>;
type Refused = keyof typeof REFUSALS;

export interface GatePorts {
  readonly hall: Hall;
  readonly proxies: Proxies;
  readonly origins: Origins;
  readonly crowd: Crowd;
  readonly book: DoorBook;
  readonly shares: FairShares;
  readonly tellings: Tellings;
  /** Rate of messages on one socket. */
  readonly pace: Allowance;
  readonly times: SocketTimes;
  readonly log: Logger;
  /** Guest of this Cookie header; null for strangers, who may watch. */
  guestOf(cookies: string): string | null;
}

/**
 * Accepts sockets at /ws/t/:id. An unknown table is answered with `bye gone`, since browsers hide the status of a
 * refused upgrade.
 */
export class Gate {
  readonly #sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_MESSAGE_BYTES,
    autoPong: false, // pings are answered by `Visitor`, within a limit
    allowSynchronousEvents: false, // one frame of each socket per tick, instead of a whole buffer at once
    maxFragments: MAX_FRAGMENTS_PER_MESSAGE,
  });
  readonly #visitors = new Map<WebSocket, Visitor>();
  readonly #ports: GatePorts;
  #isClosed = false;

  constructor(server: Server, ports: GatePorts) {
    this.#ports = ports;
    this.#sockets.on('wsClientError', (_error, socket) => this.#refuse(socket, 'bad-request'));
    server.on('upgrade', (request, socket, head) => this.#onUpgrade(request, socket, head));
  }

  get size(): number {
    return this.#visitors.size;
  }

  /** Refuses all further sockets. */
  close(): void {
    this.#isClosed = true;
  }

  /** Disconnects everybody; resolves once all sockets are closed. */
  async empty(): Promise<void> {
    const left = [...this.#visitors.keys()].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    for (const visitor of this.#visitors.values()) visitor.closeWith('restart');
    await Promise.all(left);
  }

  #onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', (error) => this.#ports.log.debug({ err: error }, 'upgrade error'));
    const { proxies, origins, crowd, shares, tellings } = this.#ports;
    const address = proxies.addressOf(request);
    const leave = crowd.enter(address, performance.now()); // first, so that upgrades refused for other reasons count too
    if (leave === null) return this.#refuse(socket, 'too-many-sockets');
    socket.once('close', leave);
    if (!tellings.mayCause(address)) return this.#refuse(socket, 'too-many-changes');
    const url = request.url ?? '';
    const table = tableOf(url);
    if (table === null) return this.#refuse(socket, 'no-such-socket');
    if (this.#isClosed) return this.#refuse(socket, 'stopping');
    const { origin, host, cookie = '' } = request.headers;
    if (!origins.mayOpenSocket(request)) return this.#refuse(socket, 'other-origin', { origin, host });
    shares.take(address, () => {
      const guest = onlyWatches(url) ? null : this.#ports.guestOf(cookie);
      const visit = { table, guest, address };
      this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#welcome(opened, socket, visit));
    });
  }

  #refuse(socket: Duplex, why: Refused, facts: object = {}): void {
    const { book, times } = this.#ports;
    book.turnAway(why, { ...facts });
    hangUp(socket, `HTTP/1.1 ${REFUSALS[why]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, times.farewellMs);
  }

  #welcome(socket: WebSocket, stream: Duplex, visit: Visit): void {
    this.#visitors.set(socket, new Visitor(socket, stream, visit, this.#ports));
    socket.on('close', () => this.#visitors.delete(socket));
  }
}

function tableOf(url: string): string | null {
  return /^\/ws\/t\/([\w-]+)(?:\?|$)/.exec(url)?.[1] ?? null;
}

/** True for a shared screen, which a player may open: it must neither show their hand nor count as their device. */
function onlyWatches(url: string): boolean {
  return new URLSearchParams(url.split('?')[1]).get('watch') === '1';
}
