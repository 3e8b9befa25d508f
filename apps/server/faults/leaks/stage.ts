import type { Connection, HostCatalog, LiveTable } from '@tablee/host';
import {
  type AnyGame,
  canonical,
  type Entry,
  type GameTypes,
  knows,
  type Match,
  type Moment,
  type Seat,
  type Step,
  seatsOf,
  takeSnapshot,
  type Viewer,
} from '@tablee/kernel';
import { type ClientMessage, PROTOCOL, type ServerMessage } from '@tablee/protocol';
import { chanceOf } from '../chance.ts';
import { newTable } from '../new-table.ts';
import type { FaultSetting } from '../playground.ts';
import { somebody } from '../sitters.ts';
import { VirtualHost } from '../virtual-host.ts';

/** A match in progress, with the log that led there. */
export interface Way {
  readonly match: Match<GameTypes>;
  readonly entries: readonly Entry<GameTypes>[];
}

/**
 * A step of the rules, with everything about it that a viewer may know: who acts, the time, the result and the known
 * faces.
 */
export interface Happening {
  readonly who: Seat | 'wake';
  readonly isOk: boolean;
  readonly course: string;
}

/** A message to the viewer: the number of steps before it, its time and its text. */
export interface HeardText {
  readonly after: number;
  readonly at: number;
  readonly text: string;
}

/**
 * Difference in latency from one seat to the next: commands of races are delayed by it, and that delay must reveal
 * nothing.
 */
const FARTHER_MS = 30;
/** More wakes in a row than any rules need. */
const WAKES_WITHOUT_PAUSE = 50;

/** A live table that starts from a given state, with people in all seats; records every message to one viewer. */
export class Stage {
  readonly happenings: Happening[] = [];
  readonly said: HeardText[] = [];
  state: object;
  readonly #setting: FaultSetting;
  readonly #viewer: Viewer;
  readonly #host: VirtualHost;
  readonly #connections = new Map<Viewer, Connection>();
  #wokenAt = 0;
  #wakes = 0;

  private constructor(setting: FaultSetting, state: object, viewer: Viewer) {
    this.#setting = setting;
    this.state = state;
    this.#viewer = viewer;
    const { definition } = setting;
    const catalog: HostCatalog = { [definition.id]: { versions: [this.#watched(definition)], bots: {} } };
    this.#host = new VirtualHost(catalog);
  }

  static async open(setting: FaultSetting, way: Way, state: object, viewer: Viewer, word: string): Promise<Stage> {
    const stage = new Stage(setting, state, viewer);
    const { store } = stage.#host;
    const rng = chanceOf('stage', word);
    const sitters = seatsOf(setting.seats).map(() => somebody(rng));
    const doc = { ...newTable(setting, sitters, word), status: 'playing' as const, nonces: [] };
    await store.saveTable(doc);
    if (way.entries.length > 0) await store.append(doc.id, way.entries);
    await store.saveSnapshot(doc.id, takeSnapshot({ ...way.match, state, undoable: null }));
    const table = await stage.#host.open(doc.id);
    for (const [seat, { guest }] of sitters.entries()) stage.#connect(table, seat as Seat, guest);
    stage.#connect(table, 'spectator', null);
    return stage;
  }

  get isOver(): boolean {
    return this.#setting.definition.result(this.state) !== null;
  }

  /**
   * Exchanging pieces may lead to a state that no match reaches, such as a clock that waits for a pair that is gone.
   * Such a table may wake without end; it is then lost.
   */
  get isImpossible(): boolean {
    return this.#host.lost.length > 0;
  }

  pass(ms: number): Promise<void> {
    for (const connection of this.#connections.values()) connection.ping();
    return this.#host.clock.pass(ms);
  }

  tell(viewer: Viewer, message: ClientMessage): void {
    this.#connections.get(viewer)?.receive(message);
  }

  #connect(table: LiveTable, viewer: Viewer, guest: string | null): void {
    const { clock } = this.#host;
    const farAway = viewer === 'spectator' ? 0 : viewer * FARTHER_MS;
    const send = (message: ServerMessage): void => {
      if (message.type === 'ping') clock.after(farAway, () => this.tell(viewer, { type: 'pong', n: message.n }));
      if (viewer !== this.#viewer) return;
      const at = clock.now();
      this.said.push({ after: this.happenings.length, at, text: JSON.stringify(message) });
    };
    this.#connections.set(viewer, table.connect(guest, { send, close: () => {} }));
    this.tell(viewer, { type: 'hello', protocol: PROTOCOL, since: null });
  }

  #watched(definition: AnyGame): AnyGame {
    return {
      ...definition,
      apply: (state, seat, command, moment) => {
        const verdict = definition.apply(state, seat, command, moment);
        if (verdict.ok) this.#take(seat, verdict.step, moment);
        else if (!this.isOver) this.happenings.push({ who: seat, isOk: false, course: '' });
        return verdict;
      },
      wake: (state, moment) => {
        this.#wakes = moment.at === this.#wokenAt ? this.#wakes + 1 : 0;
        this.#wokenAt = moment.at;
        if (this.#wakes > WAKES_WITHOUT_PAUSE) throw new Error('it never comes to rest');
        const step = definition.wake(state, moment);
        this.#take('wake', step, moment);
        return step;
      },
    };
  }

  /** Ignores steps after the end: the host then replays the log to store the sights. */
  #take(who: Happening['who'], { state }: Step<GameTypes>, { at }: Moment): void {
    if (this.isOver) return;
    this.state = state;
    const { definition } = this.#setting;
    const known = definition.pieces(state).filter((piece) => knows(this.#viewer, piece));
    // By piece: if one step reveals both, the viewer knows the same faces at both tables, but of different pieces.
    const faces = known.map(({ id, face }) => `${id} ${face}`).toSorted();
    const course = [at, definition.toAct(state), definition.wakeAt(state), definition.result(state), faces];
    this.happenings.push({ who, isOk: true, course: canonical(course) });
  }
}
