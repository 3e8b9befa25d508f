import type { ServerMessage, TableInfo } from '@tablee/protocol';
import type { Surroundings, Wire, WireEvents } from './surroundings.ts';

/** A connection whose other end is controlled by the test. */
export class FakeWire implements Wire {
  readonly said: Record<string, unknown>[] = [];
  readonly #events: WireEvents;
  isClosed = false;

  constructor(events: WireEvents) {
    this.#events = events;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.isClosed = true;
  }

  opens(): void {
    this.#events.onOpen();
  }

  hears(message: ServerMessage): void {
    this.hearsText(JSON.stringify(message));
  }

  hearsText(text: string): void {
    this.#events.onText(text);
  }

  breaks(): void {
    this.#events.onClose();
  }

  of(type: string): Record<string, unknown>[] {
    return this.said.filter((message) => message['type'] === type);
  }
}

/** Clock, chance and network, controlled by the test. */
export class FakeWorld implements Surroundings {
  readonly sockets: FakeWire[] = [];
  #time = 0;
  #timers: { readonly due: number; readonly call: () => void }[] = [];
  #listeners: (() => void)[] = [];
  #offline: (() => void)[] = [];
  #leaving: (() => void)[] = [];
  #kept: string | null = null;

  now(): number {
    return this.#time;
  }

  after(ms: number, call: () => void): () => void {
    const timer = { due: this.#time + ms, call };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  chance(): number {
    return 1;
  }

  connect(_: string, events: WireEvents): FakeWire {
    const socket = new FakeWire(events);
    this.sockets.push(socket);
    return socket;
  }

  onAwake(call: () => void): () => void {
    this.#listeners.push(call);
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== call);
    };
  }

  onOffline(call: () => void): () => void {
    this.#offline.push(call);
    return () => {
      this.#offline = this.#offline.filter((other) => other !== call);
    };
  }

  onLeave(call: () => void): () => void {
    this.#leaving.push(call);
    return () => {
      this.#leaving = this.#leaving.filter((other) => other !== call);
    };
  }

  keep(text: string): void {
    this.#kept = text;
  }

  kept(): string | null {
    return this.#kept;
  }

  get socket(): FakeWire {
    return this.sockets.at(-1) as FakeWire;
  }

  wake(): void {
    for (const call of this.#listeners) call();
  }

  goOffline(): void {
    for (const call of this.#offline) call();
  }

  leave(): void {
    for (const call of this.#leaving) call();
  }

  pass(ms: number): void {
    const end = this.#time + ms;
    for (;;) {
      const next = this.#timers.filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due)[0];
      if (next === undefined) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#time = next.due;
      next.call();
    }
    this.#time = end;
  }

  cut(): void {
    this.socket.breaks();
  }

  /** Opens the connection and sends the welcome and a snapshot. */
  enter({ viewer = 0, seq = 4 }: { readonly viewer?: number; readonly seq?: number } = {}): void {
    this.socket.opens();
    this.socket.hears({ type: 'welcome', protocol: 3, viewer, table: TABLE });
    this.socket.hears(snapshot(seq, { turn: 0, pool: 9 }, 5_000));
  }

  /** Cuts the connection and welcomes the page again; the state of the match comes after. */
  comeBack(afterMs = 250): void {
    this.cut();
    this.pass(afterMs);
    this.socket.opens();
    this.socket.hears(WELCOME);
  }
}

export const TABLE: TableInfo = {
  id: 't',
  game: 'snatch',
  version: 1,
  options: {},
  seatOptions: [],
  plays: [],
  teams: null,
  offeredTo: null,
  obstacle: null,
  house: { grace: 'usual', clock: 'none', fair: true },
  listed: false,
  talk: 'free',
  status: 'playing',
  seats: [
    { kind: 'person', name: 'Zoé', avatar: 'fox', online: true, away: null },
    { kind: 'bot', level: 'normal', name: 'Kiwi', avatar: 'owl' },
  ],
  maker: 0,
  pause: null,
  wait: null,
  time: null,
  commitment: '',
  seed: null,
  next: null,
};

export const WELCOME: ServerMessage = { type: 'welcome', protocol: 3, viewer: 0, table: TABLE };

export function snapshot(seq: number, view: object, at = 0): ServerMessage {
  return { type: 'snapshot', seq, at, live: true, view, check: '' };
}

export function frame(seq: number, changes: object, more: object = {}): ServerMessage {
  const patch = Object.entries(changes).map(([key, value]): [string[], unknown] => [[key], value]);
  return { type: 'frame', seq, at: seq * 1000, patch, sights: [{ kind: 'step', seq }], ...more };
}
