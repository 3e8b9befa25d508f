import type { SeatInfo, TableInfo } from '@tablee/protocol';
import { SocketClient } from './client.scenario.ts';
import type { InProcessServer } from './server.scenario.ts';

export interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

export type SeatBody =
  | { kind: 'me'; options?: object }
  | { kind: 'open' }
  | { kind: 'bot'; level: string; options?: object };

/** A browser: keeps its cookies. */
export class Browser {
  readonly #server: InProcessServer;
  /** Cookie of the current guest. */
  cookie: string | null = null;
  /** Cookie of the earlier guests. */
  #before: string | null = null;

  constructor(server: InProcessServer) {
    this.#server = server;
  }

  get(path: string): Promise<Answered> {
    return this.#call(path, {});
  }

  post(path: string, body: object = {}): Promise<Answered> {
    const headers = { 'content-type': 'application/json' };
    return this.#call(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  introduce(name: string, avatar: string): Promise<Answered> {
    return this.post('/api/guest', { name, avatar });
  }

  delete(path: string): Promise<Answered> {
    return this.#call(path, { method: 'DELETE' });
  }

  async #call(path: string, init: RequestInit): Promise<Answered> {
    const cookies = [this.cookie, this.#before].filter((cookie) => cookie !== null).join('; ');
    const headers = { ...(init.headers as object), ...(cookies !== '' && { cookie: cookies }) };
    const response = await fetch(this.#server.base + path, { ...init, headers });
    const set = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    this.cookie = set.find((cookie) => cookie.startsWith('tablee=')) ?? this.cookie;
    this.#before = set.find((cookie) => cookie.startsWith('tablee-before=')) ?? this.#before;
    const body = (await response.json()) as Answered['body'];
    return { status: response.status, body, headers: response.headers };
  }

  async make(game: string, seats: readonly SeatBody[], more: object = {}): Promise<string> {
    const made = await this.post('/api/tables', { game, seats, listed: false, nonce: 'a0', ...more });
    if (made.status !== 200) throw new Error(String(made.body['error']));
    return String(made.body['id']);
  }

  async look(id: string): Promise<{ readonly table: TableInfo; readonly seat: number | null }> {
    return (await this.get(`/api/t/${id}`)).body as never;
  }

  async seats(id: string): Promise<readonly SeatInfo[]> {
    return (await this.look(id)).table.seats;
  }

  /** Opens a socket to a table; resolves once it is welcomed. */
  enter(id: string, before: SocketClient | null = null): Promise<SocketClient> {
    return this.#greet(new SocketClient(this.#server.port, id, this.cookie, before));
  }

  /** Opens a socket as a spectator, even if this browser has a seat there. */
  watch(id: string): Promise<SocketClient> {
    return this.#greet(new SocketClient(this.#server.port, id, this.cookie, null, '?watch=1'));
  }

  async #greet(client: SocketClient): Promise<SocketClient> {
    await client.opened();
    client.hello();
    await client.hears('welcome');
    return client;
  }
}
