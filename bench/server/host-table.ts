import { snatch } from '@tablee/conformance/snatch';
import type { Millis, Seat } from '@tablee/kernel';
import { PROTOCOL, type ServerMessage } from '@tablee/protocol';
import { WebSocket } from 'ws';
import { patchInPlace } from './patch-in-place.ts';
import type { TrialTally } from './tally.ts';
import { SEATS } from './trial.ts';

type View = ReturnType<typeof snatch.view>;
type Command = Parameters<typeof snatch.check>[2];
/** A random whole number from 0 up to but not including the limit. */
type RandomBelow = (limit: number) => number;

/** A guest with a cookie of our server. */
class GuestClient {
  readonly #base: string;
  cookie = '';

  constructor(port: number) {
    this.#base = `http://127.0.0.1:${port}`;
  }

  async ask(path: string, body: object): Promise<Record<string, unknown>> {
    const headers = { cookie: this.cookie, 'content-type': 'application/json' };
    const response = await fetch(this.#base + path, { method: 'POST', headers, body: JSON.stringify(body) });
    this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.cookie;
    if (!response.ok) throw new Error(`${path} is answered with ${response.status}: ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  }
}

/** Starts a match of four at our server; returns the cookies of its seats. */
export async function createTable(port: number): Promise<{ id: string; cookies: string[] }> {
  const guests = Array.from({ length: SEATS }, () => new GuestClient(port));
  const [maker, ...others] = guests as [GuestClient, ...GuestClient[]];
  const seats = guests.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
  const options = { tempo: 'frantic', target: 1000 };
  const table = { game: snatch.id, options, seats, listed: false, house: { fair: false }, nonce: '' };
  const id = String((await maker.ask('/api/tables', table))['id']);
  for (const guest of others) await guest.ask(`/api/t/${id}/join`, { nonce: '' });
  await maker.ask(`/api/t/${id}/start`, {});
  return { id, cookies: guests.map(({ cookie }) => cookie) };
}

/** A seat that follows its view and plays legal commands. */
export class HostSeat {
  readonly #socket: WebSocket;
  readonly #table: string;
  readonly #tally: TrialTally;
  readonly #below: RandomBelow;
  readonly #sentAt = new Map<string, number>();
  #view: View | null = null;
  #seat = -1;
  #seq = -1;
  #count = 0;

  constructor(port: number, table: string, cookie: string, tally: TrialTally, below: RandomBelow) {
    this.#table = table;
    this.#tally = tally;
    this.#below = below;
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/ws/t/${table}`, { headers: { cookie } });
    this.#socket.on('message', (data: Buffer) => this.#read(data));
  }

  async opened(): Promise<void> {
    await new Promise((resolve, reject) => this.#socket.once('open', resolve).once('error', reject));
    this.#socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, since: null }));
  }

  close(): void {
    this.#socket.terminate();
  }

  sendCommand(): void {
    if (this.#view === null) return;
    const command = choose(this.#view, this.#seat as Seat, this.#below);
    if (command === null) return;
    this.#count += 1;
    const id = `${this.#seat}-${this.#count}`;
    this.#sentAt.set(id, performance.now());
    this.#socket.send(JSON.stringify({ type: 'command', id, on: this.#seq, command }));
    this.#tally.sent += 1;
  }

  #read(data: Buffer): void {
    const message = JSON.parse(data.toString()) as ServerMessage;
    switch (message.type) {
      case 'frame':
        this.#tally.stopwatch.recordFrame(`${this.#table} ${message.seq}`, performance.now());
        this.#tally.bytes += data.length;
        this.#tally.frames += 1;
        this.#view = patchInPlace(this.#view, message.patch) as View;
        this.#seq = message.seq;
        return;
      case 'snapshot':
        this.#view = message.view as View;
        this.#seq = message.seq;
        return;
      case 'welcome':
        this.#seat = message.viewer as number;
        return;
      case 'ping':
        return this.#socket.send(JSON.stringify({ type: 'pong', n: message.n }));
      case 'ack':
        this.#tally.accepted += 1;
        this.#tally.stopwatch.recordSent(`${this.#table} ${message.seq}`, this.#sentAt.get(message.id) ?? Number.NaN);
        this.#sentAt.delete(message.id);
        return;
      case 'refusal':
      case 'problem':
        if (message.id !== null) this.#sentAt.delete(message.id);
        return;
      case 'table':
      case 'pings':
      case 'turn':
      case 'said':
      case 'bye':
    }
  }
}

/** Prefers contested commands, which cost a table most. */
function choose(view: View, seat: Seat, below: RandomBelow): Command | null {
  const at = view.readyAt[seat] as Millis;
  const legal = [...snatch.legal(view, seat, at)];
  const race = legal.find((command) => command.do === 'snatch' || command.do === 'slap');
  if (race !== undefined) return race;
  return legal[below(legal.length)] ?? null;
}
