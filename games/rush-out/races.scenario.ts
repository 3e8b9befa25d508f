import {
  AT_ONCE,
  type Connection,
  type HostCatalog,
  type Link,
  LiveTable,
  MemoryStore,
  type Person,
  rebuildMatch,
  type TableDoc,
  VirtualClock,
} from '@tablee/host';
import {
  type AnyGame,
  defaultOptions,
  type GameTypes,
  secretFromWord,
  type TableSetup,
  tableFor,
} from '@tablee/kernel';
import { type Followed, follow, HOUSE, NOTHING_FOLLOWED, PROTOCOL, type ServerMessage } from '@tablee/protocol';
import { rushOut } from './rules/index.ts';
import type { RushEvent, RushState } from './rules/types.ts';

/** A live table in virtual time, with a position of Rush Out! and players at chosen network delays. */
export interface RaceTable {
  readonly clock: VirtualClock;
  readonly store: MemoryStore;
  readonly catalog: HostCatalog;
  readonly table: LiveTable;
  /** One for each seat. */
  readonly people: readonly Device[];
}

/** The same game, dealt as this position. */
function dealtAs(state: RushState): AnyGame {
  return { ...rushOut, setup: () => ({ state, events: [] }) };
}

export async function sitDown(state: RushState, roundTripsMs: readonly number[]): Promise<RaceTable> {
  const definition = dealtAs(state);
  const [clock, store] = [new VirtualClock(), new MemoryStore()];
  const catalog: HostCatalog = { [definition.id]: { versions: [definition], bots: {} } };
  const made = await LiveTable.make(tableOf(definition, state), {
    clock,
    store,
    catalog,
    slices: AT_ONCE,
    thinker: { decide: () => null },
    onLost: (_, reason) => {
      throw reason;
    },
  });
  if (!made.ok) throw new Error(made.problem);
  const { table } = made;
  const people = state.seatOptions.map((_, seat) => new Device(table, guestOf(seat)));
  const started = await table.start(guestOf(0));
  if (!started.ok) throw new Error('the match does not start');
  for (const [seat, person] of people.entries()) await person.measure(clock, roundTripsMs[seat] ?? 0);
  return { clock, store, catalog, table, people };
}

/** State of the match, rebuilt from its log. */
export async function stateByLog({ store, catalog, table }: RaceTable): Promise<RushState> {
  const stored = await store.load(table.id);
  if (stored === null) throw new Error('the table is not stored');
  const rebuild = await rebuildMatch(catalog, stored, true, AT_ONCE);
  if (!rebuild.ok) throw new Error(rebuild.problem);
  return rebuild.rebuilt.match.state as RushState;
}

function guestOf(seat: number): string {
  return `guest ${seat}`;
}

function tableOf(definition: AnyGame, { options, seatOptions }: RushState): TableDoc {
  const seats = seatOptions.map((chosen, seat): Person => {
    return {
      kind: 'person',
      guest: guestOf(seat),
      name: `${seat}`,
      avatar: 'owl',
      nonce: '00',
      seatOptions: { ...chosen },
    };
  });
  const setup = tableFor(definition, options.chapter, seats.length) as TableSetup<GameTypes>;
  return {
    id: 'races',
    revision: 1,
    game: definition.id,
    version: definition.version,
    setup,
    house: defaultOptions(HOUSE),
    listed: false,
    status: 'waiting',
    seats,
    maker: guestOf(0),
    barred: [],
    secret: secretFromWord('races'),
    nonces: null,
    next: null,
    madeAt: 0,
  };
}

/** Client of one player: follows the view and records the messages. */
class Device implements Link {
  followed: Followed = NOTHING_FOLLOWED;
  readonly #connection: Connection;
  readonly #heard: ServerMessage[] = [];

  constructor(table: LiveTable, guest: string) {
    this.#connection = table.connect(guest, this);
    this.#connection.receive({ type: 'hello', protocol: PROTOCOL, since: null });
  }

  send(message: ServerMessage): void {
    this.#heard.push(message);
    if (message.type === 'snapshot' || message.type === 'frame')
      this.followed = follow(this.followed, message).followed;
  }

  close(): void {
    throw new Error('nobody hangs up');
  }

  async measure(clock: VirtualClock, ms: number): Promise<void> {
    this.#connection.ping();
    const n = this.#heard.findLast((message) => message.type === 'ping')?.n ?? 0;
    await clock.pass(ms);
    this.#connection.receive({ type: 'pong', n });
  }

  /** Sends a command for the first view: both commands of a race are decided before either result arrives. */
  ask(command: object): void {
    this.#connection.receive({ type: 'command', id: 'wish', on: 0, command });
  }

  /** Answers to the command. */
  get answers(): ServerMessage[] {
    return this.#heard.filter((message) => 'id' in message && message.id === 'wish');
  }

  /** Sights of the match, in order. */
  get sights(): RushEvent[] {
    return this.#heard.flatMap((message) => (message.type === 'frame' ? (message.sights as RushEvent[]) : []));
  }
}
