import type { Clock, Connection, LiveTable } from '@tablee/host';
import type { Rng } from '@tablee/kernel';
import { type ClientMessage, readClientMessage, readServerMessage, type ServerMessage } from '@tablee/protocol';
import type { Device } from '../device.ts';
import { Line, type LineTally } from './line.ts';

/** How long the host may take to notice that a line was cut. */
const NOTICED_MS = 2_000;

/** A device and its table with two bad lines between them, one in each direction; all that passes is text. */
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
