import { WebSocket } from 'ws';
import type { TrialTally } from './tally.ts';
import { BARE_PATH } from './trial.ts';

/** A seat at the bare ws server, which sends as much as a seat of ours. */
export class BareSeat {
  readonly #socket: WebSocket;
  readonly #table: string;
  readonly #name: string;
  readonly #tally: TrialTally;
  #count = 0;

  constructor(port: number, table: string, name: string, tally: TrialTally) {
    this.#table = table;
    this.#name = name;
    this.#tally = tally;
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}${BARE_PATH}${table}`);
    this.#socket.on('message', (data: Buffer) => this.#read(data));
  }

  async opened(): Promise<void> {
    await new Promise((resolve, reject) => this.#socket.once('open', resolve).once('error', reject));
  }

  close(): void {
    this.#socket.terminate();
  }

  sendCommand(): void {
    this.#count += 1;
    const id = `${this.#name}-${this.#count}`;
    this.#tally.stopwatch.recordSent(`${this.#table} ${id}`, performance.now());
    this.#tally.sent += 1;
    this.#socket.send(JSON.stringify({ type: 'command', id, on: this.#count, command: { do: 'drop', card: 17 } }));
  }

  #read(data: Buffer): void {
    const { id } = JSON.parse(data.toString()) as { id: string };
    this.#tally.stopwatch.recordFrame(`${this.#table} ${id}`, performance.now());
    this.#tally.frames += 1;
    this.#tally.bytes += data.length;
    if (id.startsWith(this.#name)) this.#tally.accepted += 1;
  }
}
