import { randomBot } from '@tablee/bot-kit';
import {
  type AnyGame,
  botRng,
  type GameTypes,
  type Json,
  type Seat,
  secretFromWord,
  type TableSetup,
  tableFor,
} from '@tablee/kernel';
import {
  type ClientMessage,
  type Followed,
  follow,
  NOTHING_FOLLOWED,
  PROTOCOL,
  type SeatInfo,
  type ServerMessage,
  sinceOf,
  type TableInfo,
} from '@tablee/protocol';
import { VirtualClock } from '../clock/virtual-clock.ts';
import type { Connection } from '../connections/connection.ts';
import { MemoryStore } from '../log/memory-store.ts';
import type { HostCatalog } from '../match/rebuild.ts';
import { AT_ONCE } from '../match/slices.ts';
import type { Link, TableStore } from '../ports.ts';
import { LiveTable, type TablePorts } from '../table/live-table.ts';
import type { BotSitter, Person, Sitter, TableDoc } from '../table/table-doc.ts';

export const BOT: BotSitter = { kind: 'bot', level: 'random', name: 'Bip', avatar: 'fox' };

export function person(guest: string, nonce = '00'): Person {
  return { kind: 'person', guest, name: guest, avatar: 'owl', nonce };
}

/** A bot that counts its sights: to take a seat late it has to read the log. */
const COUNTING = { start: 0, remember: (count: Json) => Number(count) + 1 };

/** One process: a clock, a store and the errors of its tables. */
export class TestHost {
  readonly clock = new VirtualClock();
  readonly store: TableStore;
  readonly lost: unknown[] = [];
  readonly ports: TablePorts;

  constructor(definitions: readonly AnyGame[], store: TableStore = new MemoryStore()) {
    this.store = store;
    const catalog: HostCatalog = Object.fromEntries(
      definitions.map((definition) => [
        definition.id,
        { versions: [definition] as const, bots: { random: { ...randomBot(definition), mind: COUNTING } } },
      ]),
    );
    this.ports = {
      clock: this.clock,
      store,
      catalog,
      slices: AT_ONCE,
      thinker: {
        decide: (game, level, question, { seed, seq }) =>
          catalog[game]?.bots[level]?.decide({ ...question, rng: botRng(seed, question.seat, seq) }) ?? null,
      },
      onLost: (_, reason) => this.lost.push(reason),
    };
  }

  make(definition: AnyGame, preset: string, seats: readonly Sitter[], word = 'table'): Promise<LiveTable> {
    return this.makeOf(docOf(definition, preset, seats, word));
  }

  async makeOf(doc: TableDoc): Promise<LiveTable> {
    const made = await LiveTable.make(doc, this.ports);
    if (!made.ok) throw new Error(made.problem);
    return made.table;
  }

  /** Opens the table from its log. */
  async reopen(table: LiveTable): Promise<LiveTable> {
    await table.unload();
    return this.open(table.id);
  }

  async notesOf({ id }: LiveTable): Promise<object[]> {
    const { entries } = (await this.store.load(id)) ?? { entries: [] };
    return entries.flatMap((entry) => ((entry as { note?: object }).note === undefined ? [] : [noteOf(entry)]));
  }

  async open(id: string): Promise<LiveTable> {
    const opened = await LiveTable.open(id, this.ports);
    if (!opened.ok) throw new Error(opened.problem);
    return opened.table;
  }
}

function noteOf(entry: unknown): object {
  const { at, note } = entry as { readonly at: number; readonly note: object };
  return { at, ...note };
}

export function docOf(definition: AnyGame, preset: string, seats: readonly Sitter[], word: string): TableDoc {
  return {
    id: `T${word}`,
    revision: 1,
    game: definition.id,
    version: definition.version,
    setup: tableFor(definition, preset, seats.length) as TableSetup<GameTypes>,
    house: { grace: 'usual', clock: 'none', fair: true },
    listed: false,
    status: 'waiting',
    seats,
    maker: 'ann',
    barred: [],
    secret: secretFromWord(word),
    nonces: null,
    next: null,
    madeAt: 0,
  };
}

/** One device: follows the view, records messages and plays. */
export class TestClient implements Link {
  followed: Followed = NOTHING_FOLLOWED;
  table: TableInfo | null = null;
  viewer: Seat | 'spectator' = 'spectator';
  isBarred = false;
  readonly heard: ServerMessage[] = [];
  isClosed = false;
  #connection: Connection;
  #asked = 0;

  constructor(table: LiveTable, guest: string | null, since: Followed = NOTHING_FOLLOWED) {
    this.followed = since;
    this.#connection = table.connect(guest, this);
    this.tell({ type: 'hello', protocol: PROTOCOL, since: sinceOf(since) });
  }

  send(message: ServerMessage): void {
    this.heard.push(JSON.parse(JSON.stringify(message)) as ServerMessage);
    if (message.type === 'table' || message.type === 'welcome') this.table = message.table;
    if (message.type === 'welcome') {
      this.viewer = message.viewer as Seat | 'spectator';
      this.isBarred = message.barred === true;
    }
    if (message.type !== 'snapshot' && message.type !== 'frame') return;
    const { followed, taken } = follow(this.followed, message);
    this.followed = followed;
    if (taken === 'gap' || taken === 'drifted') this.tell({ type: 'resync' });
  }

  close(): void {
    this.isClosed = true;
  }

  /** Answers pings so that the host measures this round trip. */
  async measure(clock: VirtualClock, ms: number): Promise<void> {
    this.#connection.ping();
    const n = this.of('ping').at(-1)?.n ?? 0;
    await clock.pass(ms);
    this.tell({ type: 'pong', n });
  }

  quiet(isQuiet: boolean): void {
    this.#connection.quiet(isQuiet);
  }

  hangUp(): void {
    this.#connection.close();
  }

  tell(message: ClientMessage): void {
    this.#connection.receive(message);
  }

  /** Returns the id of the request. */
  ask(command: object, id = `${this.viewer}-${(this.#asked += 1)}`): string {
    this.tell({ type: 'command', id, on: this.followed.seq ?? 0, command });
    return id;
  }

  /** A seat with a person, as table messages describe it. */
  seat(seat: number): Extract<SeatInfo, { kind: 'person' }> {
    const info = this.table?.seats[seat];
    if (info?.kind !== 'person') throw new Error(`nobody sits at ${seat}`);
    return info;
  }

  answersTo(id: string): ServerMessage[] {
    return this.heard.filter((message) => 'id' in message && message.id === id);
  }

  of<T extends ServerMessage['type']>(type: T): Extract<ServerMessage, { type: T }>[] {
    return this.heard.filter((message): message is Extract<ServerMessage, { type: T }> => message.type === type);
  }
}

/** A connected guest who sends nothing: a match without connections stops. */
export function come(table: LiveTable, guest: string): TestClient {
  return new TestClient(table, guest);
}
