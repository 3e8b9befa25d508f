import type { Clock, Connection, LiveTable } from '@tablee/host';
import type { Rng } from '@tablee/kernel';
import { type ClientMessage, readClientMessage, readServerMessage, type ServerMessage } from '@tablee/protocol';
import type { Device } from '../device.ts';
import { Line, type LineTally } from './line.ts';

/** Time in which the host may notice that a line was cut. */
const NOTICED_MS = 2_000;

/** A device connected to its table by two bad lines, one for each direction; messages pass as text. */
export class Dialled {
  readonly #there: Line;
  readonly #back: Line;
  readonly #connection: Connection;
  readonly #clock: Clock;
  readonly #rng: Rng;
  isCut = false;

  constructor(device: Device, guest: string | null, table: LiveTable, clock: Clock, rng: Rng, tally: LineTally) {
    this.#clock = clock;
    this.#rng = rng;
    this.#there = new Line(clock, rng, tally);
    this.#back = new Line(clock, rng, tally);
    const send = (message: ServerMessage): void => {
      const text = JSON.stringify(message);
      this.#back.carry(() => device.hear(heard(text)));
    };
    this.#connection = table.connect(guest, { send, close: () => this.cut() });
    device.connect((message) => {
      const text = JSON.stringify(message);
      this.#there.carry(() => this.#connection.receive(asked(text)));
    });
  }

  ping(): void {
    if (!this.isCut) this.#connection.ping();
  }

  cut(): void {
    this.isCut = true;
    this.#there.cut();
    this.#back.cut();
    this.#clock.after(this.#rng.below(NOTICED_MS), () => this.#connection.close());
  }
}

function heard(text: string): ServerMessage {
  const read = readServerMessage(text);
  if (!read.ok) throw new Error(`the host said ${text}`);
  return read.message;
}

function asked(text: string): ClientMessage {
  const read = readClientMessage(text);
  if (!read.ok) throw new Error(`the device said ${text}`);
  return read.message;
}
