import { type AnyGame, findGame, type Seat } from '@tablee/kernel';
import { graceMs, type TableInfo } from '@tablee/protocol';
import { guardedClock } from '../clock/guarded-clock.ts';
import { type Connection, type ConnectionHandlers, openConnection } from '../connections/connection.ts';
import { Connections } from '../connections/connections.ts';
import { Reception } from '../connections/reception.ts';
import type { HostedMatch } from '../match/hosted-match.ts';
import type { MatchPorts } from '../match/match-ports.ts';
import { MatchSession, type PlayedTable } from '../match/match-session.ts';
import { definitionOf, type RebuildProblem } from '../match/rebuild.ts';
import { startMatch } from '../match/start.ts';
import { loadTable } from '../match/upgraded.ts';
import type { Clock, Link } from '../ports.ts';
import { chooseForSeat, withSeatOptions } from '../seats/seat-options.ts';
import * as seating from '../seats/seating.ts';
import { letIn, SentOff } from '../seats/sent-off.ts';
import { Talk } from '../talk/talk.ts';
import { chooseGame, type WantedGame } from './another-game.ts';
import { revised } from './changed.ts';
import { LobbyWatch } from './lobby-watch.ts';
import { type Acted, type ActProblem, Revisions } from './revisions.ts';
import { type Choices, chooseOptions } from './table-choices.ts';
import type { BotSitter, Person, SeatOptions, Sitter, TableDoc } from './table-doc.ts';
import { infoOf } from './table-info.ts';
import { handleMessage } from './table-messages.ts';

export interface TablePorts extends MatchPorts {
  /** Another host has the table now, or it failed: drop this object and load the table again. */
  onLost(table: LiveTable, reason: unknown): void;
  onAnswer?(answer: 'ack' | 'refusal' | 'problem'): void;
}

export type OpenedTable =
  | { readonly ok: true; readonly table: LiveTable }
  | { readonly ok: false; readonly problem: RebuildProblem | 'no-such-table' | 'taken' };

/** A loaded table: seats, people, bots and match. */
export class LiveTable {
  #session: MatchSession | null = null;
  #isLost = false;
  readonly #ports: TablePorts;
  readonly #clock: Clock;
  readonly #revisions: Revisions;
  readonly #connections: Connections;
  readonly #reception: Reception;
  readonly #lobby: LobbyWatch;
  readonly #sentOff = new SentOff();
  readonly talk: Talk;
  readonly #isOnline = (guest: string): boolean => this.#connections.isOnline(guest);
  readonly #handlers: ConnectionHandlers = {
    isLost: () => this.#isLost,
    onHello: (connected, since) => {
      this.#connections.add(connected);
      this.#guard(() => this.#update()); // before the welcome, which then says that match time runs
      if (!this.#isLost) this.#reception.admit(connected, since);
    },
    onMessage: (connected, message) => this.#guard(() => handleMessage(this.#session, this.talk, connected, message)),
    onQuiet: () => this.#guard(() => this.#onPresence()),
    onClose: (connected) => {
      this.#connections.remove(connected);
      if (!this.#isLost) this.#guard(() => this.#onPresence());
    },
  };

  private constructor(doc: TableDoc, ports: TablePorts) {
    this.#ports = ports;
    this.#clock = guardedClock(ports.clock, (call) => this.#guard(call));
    this.#connections = new Connections(ports.clock);
    this.talk = new Talk(this, this.#connections, ports.clock);
    this.#reception = new Reception(this, this.#connections, this.#clock);
    this.#revisions = new Revisions(doc, ports.store, {
      isLost: () => this.#isLost,
      onChanged: () => this.#reception.reseat(),
      onActed: () => this.#onPresence(),
      onLost: (reason) => this.#lose(reason),
    });
    this.#lobby = new LobbyWatch(
      {
        graceMs: () => graceMs('turns', this.doc.house), // a waiting table has no pace
        isMakerHere: () => this.#isOnline(this.doc.maker),
        passOn: () => void this.#revisions.act((now) => seating.passOn(now, this.#isOnline)),
      },
      this.#clock,
    );
  }

  /** Creates a table; it is durable once this resolves. */
  static async make(doc: TableDoc, ports: TablePorts): Promise<OpenedTable> {
    const found = findGame(ports.catalog, doc.game, doc.version);
    if (!found.ok) return found;
    if ((await ports.store.saveTable(doc)) === 'taken') return { ok: false, problem: 'taken' };
    return { ok: true, table: new LiveTable(doc, ports) };
  }

  /** Loads a table that was unloaded or whose host died. Match time did not run meanwhile. */
  static async open(id: string, ports: TablePorts): Promise<OpenedTable> {
    const stored = await loadTable(ports, id);
    if (stored === null) return { ok: false, problem: 'no-such-table' };
    const found = findGame(ports.catalog, stored.doc.game, stored.doc.version);
    if (!found.ok) return found;
    const table = new LiveTable(stored.doc, ports);
    if (stored.doc.status === 'waiting') return { ok: true, table };
    const playing = await MatchSession.reopen(table.#playedTable(), stored);
    if (typeof playing === 'string') return { ok: false, problem: playing };
    table.#session = playing;
    if (playing.match.isOver && stored.doc.status !== 'over') table.#finish();
    return { ok: true, table };
  }

  get id(): string {
    return this.doc.id;
  }

  get doc(): TableDoc {
    return this.#revisions.doc;
  }

  get info(): TableInfo {
    const match = this.#session?.now ?? null;
    return infoOf(this.doc, this.definition, { isOnline: this.#isOnline, match, sentOff: this.#sentOff });
  }

  get match(): HostedMatch | null {
    return this.#session?.match ?? null;
  }

  get connections(): number {
    return this.#connections.size;
  }

  quietFor(): number | null {
    return this.#connections.quietFor();
  }

  seatOf(guest: string | null): Seat | null {
    return seating.seatOfGuest(this.doc, guest);
  }

  join(person: Person, wanted: number | null, options: SeatOptions | null = null): Promise<Acted> {
    return this.#revisions.act(
      (doc) => withSeatOptions(seating.sitDown(doc, person, wanted), person.guest, this.definition, options),
      ({ status }) => {
        const seat = this.seatOf(person.guest);
        if (seat !== null && status === 'playing') this.#session?.handToFriend(seat);
      },
    );
  }

  arrange(guest: string, seat: number, sitter: Exclude<Sitter, Person>): Promise<Acted> {
    return this.#revisions.act((doc) => seating.fillOrOpen(doc, guest, seat, sitter, this.#isOnline));
  }

  chooseForSeat(guest: string, seat: number, options: SeatOptions): Promise<Acted> {
    return this.#revisions.act((doc) => chooseForSeat(doc, guest, this.definition, seat, options));
  }

  swap(guest: string, from: number, to: number): Promise<Acted> {
    return this.#revisions.act((doc) => seating.swapPlaces(doc, guest, from, to));
  }

  choose(guest: string, choices: Choices): Promise<Acted> {
    return this.#revisions.act((doc) => chooseOptions(doc, guest, this.definition, choices));
  }

  closeToStrangers(guest: string): Promise<Acted> {
    return this.#revisions.act((doc) => seating.closeToStrangers(doc, guest));
  }

  switchTo(guest: string, wanted: WantedGame): Promise<Acted> {
    return this.#revisions.act((doc) => chooseGame(doc, guest, this.#ports.catalog, wanted));
  }

  /** `stand` is the bot that takes over during a match. */
  leave(guest: string, stand: BotSitter): Promise<Acted> {
    return this.#revisions.act(
      (doc) => seating.standUp(doc, guest, stand, this.#isOnline),
      (before) => {
        this.talk.noteLeft(guest);
        return this.#handOver(before, seating.seatOfGuest(before, guest), stand);
      },
    );
  }

  kick(guest: string, seat: number, stand: BotSitter): Promise<Acted> {
    return this.#revisions.act(
      (doc) => seating.sendOff(doc, guest, seat, stand),
      (before) => this.#handOver(before, seat as Seat, stand),
    );
  }

  letIn(guest: string, who: string): Promise<Acted> {
    return this.#revisions.act((doc) => letIn(doc, guest, who));
  }

  start(guest: string): Promise<Acted> {
    return this.#revisions.act(
      (doc) => startMatch(doc, guest, this.definition),
      () => {
        this.#lobby.stop();
        this.#session = MatchSession.begin(this.#playedTable());
      },
    );
  }

  pause(guest: string): Promise<Acted> {
    return this.#whilePlaying(guest, (seat, playing) => playing.pause(seat));
  }

  resume(guest: string): Promise<Acted> {
    return this.#whilePlaying(guest, (seat, playing) => playing.resume(seat));
  }

  replace(guest: string, away: number): Promise<Acted> {
    return this.#whilePlaying(guest, (_, playing) => playing.replace(away, guest === this.doc.maker));
  }

  /** Adds the table of the rematch, `next`. */
  follow(next: TableDoc): Promise<Acted> {
    return this.#revisions.act((doc) =>
      doc.status === 'over' ? { ...revised(doc, { next: next.id }), made: next } : { ok: false, why: 'not-over' },
    );
  }

  connect(guest: string | null, link: Link): Connection {
    return openConnection(this.#handlers, this.#connections.of(guest, link, this.#reception));
  }

  /** Unloads the table; resolves when all entries are durable. */
  async unload(): Promise<void> {
    this.#isLost = true;
    this.#stopWatching();
    await this.#revisions.settled();
    await this.#session?.match.retire();
    this.#connections.dismiss('restart');
  }

  get definition(): AnyGame {
    return definitionOf(this.#ports.catalog, this.doc);
  }

  /** Runs an act on the running match; fails if the guest is not seated or no match runs. */
  #whilePlaying(guest: string, act: (seat: Seat, playing: MatchSession) => ActProblem | null): Promise<Acted> {
    return this.#revisions.act((doc) => {
      const seat = seating.seatOfGuest(doc, guest);
      if (seat === null) return { ok: false, why: 'not-seated' };
      if (doc.status !== 'playing' || this.#session === null || this.#session.match.isOver)
        return { ok: false, why: 'not-playing' };
      const why = act(seat, this.#session);
      return why === null ? null : { ok: false, why };
    });
  }

  async #handOver(before: TableDoc, seat: Seat | null, { level }: BotSitter): Promise<void> {
    if (seat !== null && before.status === 'playing') await this.#session?.handToBot(seat, level);
  }

  #onPresence(): void {
    this.#update();
    this.#reception.tellTable();
  }

  #update(): void {
    if (this.doc.status === 'waiting') this.#lobby.update();
    this.#session?.update();
  }

  #playedTable(): PlayedTable {
    return {
      revisions: this.#revisions,
      definition: this.definition,
      connections: this.#connections,
      ports: { ...this.#ports, clock: this.#clock },
      watch: {
        onOver: () => this.#finish(),
        onNotesChanged: () => {
          this.#guard(() => this.#session?.update());
          this.#reception.tellTable();
        },
        onLost: (reason) => this.#lose(reason),
        onAnswer: (answer) => this.#ports.onAnswer?.(answer),
      },
    };
  }

  /**
   * Stores the frames, then marks the table as over, which publishes the seed. In this order: a host that dies in
   * between starts again.
   */
  #finish(): void {
    this.#session?.stop();
    void this.#session
      ?.keepSights()
      .then(() => this.#revisions.act((doc) => revised(doc, { status: 'over' })))
      .catch((reason: unknown) => this.#lose(reason));
  }

  /** Drops this table if the call throws, so that a fault in one game does not end the process. */
  #guard(call: () => void): void {
    try {
      call();
    } catch (reason) {
      this.#lose(reason);
    }
  }

  #stopWatching(): void {
    this.#reception.stop();
    this.#lobby.stop();
    this.#session?.stop();
  }

  #lose(reason: unknown): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#stopWatching();
    void this.#session?.match.retire();
    this.#connections.dismiss('moved');
    this.#ports.onLost(this, reason);
  }
}
