import { setTimeout as sleep } from 'node:timers/promises';
import { snatch } from '@tablee/conformance/snatch';
import { type Followed, follow, NOTHING_FOLLOWED, PROTOCOL, readServerMessage } from '@tablee/protocol';
import { WebSocket } from 'ws';
import type { Delays } from './delays.ts';
import { GuestClient, type Served } from './sockets/guest.ts';

/** Twice this is a little more than the minimum interval between commands in the toy game. */
const ASK_EVERY_MS = 60;
const PATIENCE_MS = 10_000;
const FULL_HAND = 5;

/** A player at a table of their own who also calls the API, and measures the latency of each answer. */
export class LatencyProbe {
  readonly #guest: GuestClient;
  readonly #socket: WebSocket;
  readonly #answered = new Map<string, () => void>();
  readonly #took: Record<'table' | 'api', number[]> = { table: [], api: [] };
  #followed: Followed = NOTHING_FOLLOWED;
  #asked = 0;
  #isDone = false;
  readonly #asking: Promise<void>;

  private constructor(guest: GuestClient, socket: WebSocket) {
    this.#guest = guest;
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(data.toString()));
    this.#asking = this.#goOn();
  }

  /** Plays with a bot in a match that outlasts every measurement. Commands are answered once they are durable. */
  static async come(served: Served): Promise<LatencyProbe> {
    const guest = new GuestClient(served);
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
    const options = { tempo: 'frantic', target: 1_000 };
    const table = { game: snatch.id, options, seats, listed: false, house: { fair: false }, nonce: '' };
    const { id } = await guest.ask('/api/tables', table);
    await guest.ask(`/api/t/${String(id)}/start`, {});
    const headers = { cookie: guest.cookie, ...(served.from !== undefined && { 'x-forwarded-for': served.from }) };
    const socket = new WebSocket(`ws://127.0.0.1:${served.port}/ws/t/${String(id)}`, { headers });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, since: null }));
    return new LatencyProbe(guest, socket);
  }

  /** Latencies in milliseconds since the last call. */
  notes(): Notes {
    const { table, api } = this.#took;
    return { table: table.splice(0), api: api.splice(0) };
  }

  async leave(): Promise<void> {
    this.#isDone = true;
    await this.#asking;
    this.#socket.terminate();
  }

  async #goOn(): Promise<void> {
    while (!this.#isDone) {
      const where = this.#asked % 2 === 0 ? 'table' : 'api';
      const started = performance.now();
      await (where === 'table' ? this.#askTable() : this.#guest.ask('/api/guest', { name: 'Zoé' }));
      this.#took[where].push(performance.now() - started);
      this.#asked += 1;
      await sleep(ASK_EVERY_MS);
    }
  }

  async #askTable(): Promise<void> {
    const id = String(this.#asked);
    const answered = new Promise<void>((resolve) => this.#answered.set(id, resolve));
    const { hand = [] } = (this.#followed.view ?? {}) as { readonly hand?: readonly { readonly id: number }[] };
    const command = hand.length < FULL_HAND ? { do: 'draw' } : { do: 'drop', card: hand[0]?.id };
    this.#socket.send(JSON.stringify({ type: 'command', id, on: this.#followed.seq ?? 0, command }));
    await Promise.race([answered, sleep(PATIENCE_MS, undefined, { ref: false })]);
    this.#answered.delete(id);
  }

  #hear(text: string): void {
    const read = readServerMessage(text);
    if (!read.ok) throw new Error(`the server said ${text}`);
    const { message } = read;
    if (message.type === 'snapshot' || message.type === 'frame')
      this.#followed = follow(this.#followed, message).followed;
    if (message.type === 'ack' || message.type === 'refusal' || message.type === 'problem')
      this.#answered.get(message.id ?? '')?.();
    if (message.type === 'ping') this.#socket.send(`{"type":"pong","n":${message.n}}`);
  }
}

/** Latencies at the table and of the API. */
export interface Notes {
  readonly table: readonly number[];
  readonly api: readonly number[];
}

/** True if the longest answer reached the timeout and counts as lost. */
export function isLost({ longest }: Delays): boolean {
  return longest >= PATIENCE_MS;
}
