import { setTimeout as sleep } from 'node:timers/promises';
import { PROTOCOL, readServerMessage } from '@tablee/protocol';
import { WebSocket } from 'ws';
import { Guest, type Served } from '../sockets/guest.ts';

const ASK_EVERY_MS = 50;
const PATIENCE_MS = 10_000;

/** Somebody with nothing to do but to ask, now at a table and now the API, and to note how long the answer takes. */
export class Witness {
  readonly #guest: Guest;
  readonly #socket: WebSocket;
  readonly #answered = new Map<string, () => void>();
  #took: number[] = [];
  #asked = 0;
  #isDone = false;
  readonly #asking: Promise<void>;

  private constructor(guest: Guest, socket: WebSocket) {
    this.#guest = guest;
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(data.toString()));
    this.#asking = this.#goOn();
  }

  /** At a table of their own that waits: each of their commands is answered with `not-playing`. */
  static async come(served: Served, game: string, seats: number): Promise<Witness> {
    const guest = new Guest(served);
    const others = Array.from({ length: seats - 1 }, () => ({ kind: 'open' }));
    const table = { game, seats: [{ kind: 'me' }, ...others], listed: false, nonce: '' };
    const { id } = await guest.ask('/api/tables', table);
    const headers = { cookie: guest.cookie };
    const socket = new WebSocket(`ws://127.0.0.1:${served.port}/ws/t/${String(id)}`, { headers });
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, since: null }));
    return new Witness(guest, socket);
  }

  /** How long answers took since it was last asked for, in milliseconds. */
  notes(): Delays {
    const took = this.#took.toSorted((one, other) => one - other);
    this.#took = [];
    return { median: took[took.length >> 1] ?? 0, longest: took.at(-1) ?? 0, count: took.length };
  }

  async leave(): Promise<void> {
    this.#isDone = true;
    await this.#asking;
    this.#socket.terminate();
  }

  async #goOn(): Promise<void> {
    while (!this.#isDone) {
      const started = performance.now();
      await (this.#asked % 2 === 0 ? this.#askTable() : this.#guest.ask('/api/guest', { name: 'Zoé' }));
      this.#took.push(performance.now() - started);
      this.#asked += 1;
      await sleep(ASK_EVERY_MS);
    }
  }

  async #askTable(): Promise<void> {
    const id = String(this.#asked);
    const answered = new Promise<void>((resolve) => this.#answered.set(id, resolve));
    this.#socket.send(JSON.stringify({ type: 'command', id, on: 0, command: {} }));
    await Promise.race([answered, sleep(PATIENCE_MS)]);
    this.#answered.delete(id);
  }

  #hear(text: string): void {
    const read = readServerMessage(text);
    if (!read.ok) return;
    if (read.message.type === 'problem') this.#answered.get(read.message.id ?? '')?.();
    if (read.message.type === 'ping') this.#socket.send(`{"type":"pong","n":${read.message.n}}`);
  }
}

export interface Delays {
  readonly median: number;
  readonly longest: number;
  readonly count: number;
}

/** Longer than this nobody waits: what takes so long was lost. */
export function isLost({ longest }: Delays): boolean {
  return longest >= PATIENCE_MS;
}
