import type { BrowserContext, WebSocketRoute } from '@playwright/test';
import { frameOf, type MatchStep, snapshotOf } from '@tablee/host';
import {
  type AnyGame,
  defaultOptions,
  defaultSeatOptions,
  type Seat,
  teamsAt,
  toSeat,
  type Viewer,
} from '@tablee/kernel';
import { HOUSE, PROTOCOL, type SeatInfo, type ServerMessage, type TableInfo } from '@tablee/protocol';

/** A table at one moment, as the player at `me` or a spectator sees it. */
export interface TableScene {
  readonly game: AnyGame;
  readonly options: object;
  /** Default: none chosen. */
  readonly seatOptions?: readonly object[];
  readonly me: Viewer;
  readonly status: TableInfo['status'];
  readonly seats: readonly SeatInfo[];
  readonly steps: readonly MatchStep[];
  /** Default: the match waits for nobody. */
  readonly wait?: TableInfo['wait'];
  /** Default: not paused. */
  readonly pause?: TableInfo['pause'];
  readonly isClockStopped?: boolean;
  /** The page receives the deal as a snapshot and the other steps as frames, so that it has seen every sight. */
  readonly startsAtDeal?: boolean;
}

/** As often as the host: without pings the page would report a lost connection. */
const PING_INTERVAL_MS = 1_500;

interface OpenPage {
  readonly socket: WebSocketRoute;
  readonly viewer: Viewer;
}

/** Messages that a page sends. */
interface PageMessage {
  readonly type: string;
  readonly command?: unknown;
  readonly id: string;
}

/** A position without anything that happened before it. */
export function positionAt(after: object, at: number): MatchStep[] {
  return [{ seq: 0, at, entry: null, before: null, after, events: [] }];
}

export function pathOf(scene: string): string {
  return `/t/${scene}`;
}

/**
 * Answers the requests and sockets of some tables in place of the server, with messages that the real rules and the
 * real host make. A server chooses ids, names, seeds and deals at random, so every run would differ.
 */
export class MockTables {
  /** Commands that pages sent. */
  readonly commands: { readonly scene: string; readonly command: unknown }[] = [];
  readonly #scenes: Readonly<Record<string, TableScene>>;
  readonly #visits = new Map<string, OpenPage>();
  /** The last command of each table without an answer, by table. */
  readonly #unanswered = new Map<string, string>();

  private constructor(scenes: Readonly<Record<string, TableScene>>) {
    this.#scenes = scenes;
  }

  static async serve(context: BrowserContext, scenes: Readonly<Record<string, TableScene>>): Promise<MockTables> {
    const mock = new MockTables(scenes);
    for (const [id, scene] of Object.entries(scenes)) {
      const info = { table: infoOf(id, scene), seat: seatOf(scene), awaited: awaitedIn(scene), code: 'K7QM' };
      await context.route(`**/api/t/${id}`, (route) => route.fulfill({ json: info }));
      await context.routeWebSocket(new RegExp(`/ws/t/${id}(?:\\?watch=1)?$`), (socket) => {
        const viewer = socket.url().endsWith('?watch=1') ? 'spectator' : scene.me;
        socket.onMessage((text) => mock.#handle(id, { socket, viewer }, JSON.parse(String(text))));
        const pings = setInterval(() => socket.send(JSON.stringify({ type: 'ping', n: 0 })), PING_INTERVAL_MS);
        socket.onClose(() => clearInterval(pings));
      });
    }
    return mock;
  }

  /** Sends a step to the page that shows this table, with the ack if it answers the page's command. */
  show(name: string, step: MatchStep): void {
    const { game } = this.#scenes[name] as TableScene;
    const visit = this.#visits.get(name);
    if (visit === undefined) return;
    const { socket, viewer } = visit;
    const tell = (message: ServerMessage): void => socket.send(JSON.stringify(message));
    tell(frameOf(game, step, viewer));
    const id = this.#unanswered.get(name);
    if (id === undefined || step.entry?.kind !== 'command' || step.entry.seat !== viewer) return;
    this.#unanswered.delete(name);
    tell({ type: 'ack', id, seq: step.seq });
  }

  #handle(id: string, visit: OpenPage, message: PageMessage): void {
    if (message.type === 'command') {
      this.commands.push({ scene: id, command: message.command });
      this.#unanswered.set(id, message.id);
    }
    if (message.type !== 'hello') return;
    const scene = this.#scenes[id] as TableScene;
    this.#visits.set(id, visit);
    const { socket, viewer } = visit;
    const welcome: ServerMessage = { type: 'welcome', protocol: PROTOCOL, viewer, table: infoOf(id, scene) };
    socket.send(JSON.stringify(welcome));
    const [deal, ...steps] = scene.steps;
    const isDealt = scene.startsAtDeal === true && deal !== undefined;
    if (isDealt) socket.send(JSON.stringify(snapshotOf(scene.game.view(deal.after, viewer), deal.seq, deal.at, true)));
    for (const step of isDealt ? steps : scene.steps) this.show(id, step);
    const table: ServerMessage = { type: 'table', table: infoOf(id, scene) };
    if (scene.isClockStopped === true) socket.send(JSON.stringify(table)); // the page takes a dealt match for running until the table says otherwise
  }
}

/** The seats whose turn it is; null in games without turns. */
function awaitedIn({ game, status, steps }: TableScene): readonly Seat[] | null {
  const last = steps.at(-1);
  return status !== 'playing' || last === undefined || game.traits.pace !== 'turns' ? null : game.toAct(last.after);
}

function seatOf({ me }: TableScene): Seat | null {
  return me === 'spectator' ? null : me;
}

/** Null if every seat plays for itself, as the host says it. */
function teamsOf(game: AnyGame, setup: Parameters<typeof teamsAt>[1]): TableInfo['teams'] {
  const teams = teamsAt(game, setup).map((team) => [...team]);
  return teams.some(({ length }) => length > 1) ? teams : null;
}

function infoOf(id: string, scene: TableScene): TableInfo {
  const { game, options, status, seats, wait = null, pause = null, isClockStopped = false } = scene;
  const chosen = scene.seatOptions ?? defaultSeatOptions(game, seats.length);
  const seatOptions = chosen.map((one) => ({ ...one })) as TableInfo['seatOptions'][number][];
  const setup = { options, seatOptions, seats: seats.length };
  return {
    id,
    game: game.id,
    version: game.version,
    options: { ...options },
    seatOptions,
    plays: seatOptions,
    teams: teamsOf(game, setup),
    offeredTo: null,
    obstacle: null,
    house: defaultOptions(HOUSE),
    listed: false,
    talk: 'free',
    status,
    seats: [...seats],
    maker: seatOf(scene) ?? toSeat(0),
    pause,
    wait,
    time: status === 'waiting' ? null : { at: 0, live: !isClockStopped },
    commitment: '',
    seed: null,
    next: null,
  };
}
