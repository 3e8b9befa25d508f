import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_MESSAGE_BYTES } from '@tablee/protocol';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Hall } from '../hall/hall.ts';
import type { SocketTimes } from './socket-times.ts';
import { type Visit, Visitor } from './visitor.ts';

export interface GatePorts {
  readonly hall: Hall;
  readonly times: SocketTimes;
  readonly log: Logger;
  /** Who sends this Cookie header; null for somebody unknown, who may watch. */
  guestOf(cookies: string): string | null;
}

/** Where sockets come in: /ws/t/:id. A table that is not there is told by `bye gone`: a browser hides a refused upgrade. */
export class Gate {
  readonly #sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_MESSAGE_BYTES });
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
    const table = tableOf(request.url ?? '');
    if (table === null || this.#isClosed)
      return refuse(socket, table === null ? '404 Not Found' : '503 Service Unavailable');
    const guest = this.#ports.guestOf(request.headers.cookie ?? '');
    this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#welcome(opened, socket, { table, guest }));
  }

  #welcome(socket: WebSocket, stream: Duplex, visit: Visit): void {
    const { hall, times, log } = this.#ports;
    this.#visitors.set(socket, new Visitor(socket, stream, visit, hall, times, log));
    socket.on('close', () => this.#visitors.delete(socket));
  }
}

function tableOf(url: string): string | null {
  return /^\/ws\/t\/([\w-]+)(?:\?|$)/.exec(url)?.[1] ?? null;
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
