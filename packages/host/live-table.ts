import { type AnyGame, findGame, mixSeed, type Seat } from '@tablee/kernel';
import { type ClientMessage, PROTOCOL, type TableInfo } from '@tablee/protocol';
import { chooseGame, type WantedGame } from './another-game.ts';
import { type Connected, type Connection, Connections, sendAway } from './connections.ts';
import type { Stepped } from './frames.ts';
import { guardedClock } from './guarded-clock.ts';
import { HostedMatch, type MatchPorts } from './hosted-match.ts';
import type { Link, StoredTable } from './ports.ts';
import { deal, hasMinds, type RebuildProblem, type Rebuilt, rebuildMatch } from './rebuild.ts';
import { RoundTrip } from './round-trip.ts';
import {
  arrangeSeat,
  type Changed,
  chooseOptions,
  revised,
  type SeatingProblem,
  seatOfGuest,
  sitDown,
  standUp,
  startMatch,
} from './seating.ts';
import { sightsOf } from './sights.ts';
import { type BotSitter, isFair, type Person, type Sitter, type TableDoc } from './table-doc.ts';
import { infoOf } from './table-info.ts';
import { Talk } from './talk.ts';

export interface TablePorts extends MatchPorts {
  /** This host no longer has the say over the table: forget it, its log may be read anew. */
  onLost(table: LiveTable, reason: unknown): void;
  onAnswer?(answer: 'ack' | 'refusal' | 'problem'): void;
}

/** 'lost': the table is no longer hosted here; ask again. */
export type ActProblem = SeatingProblem | 'lost' | 'not-over';
export type Acted = { readonly ok: true } | { readonly ok: false; readonly why: ActProblem };

export type OpenedTable =
  | { readonly ok: true; readonly table: LiveTable }
  | { readonly ok: false; readonly problem: RebuildProblem | 'no-such-table' | 'taken' };

/** A table with its seats, its people, its bots and its match, hosted here. */
export class LiveTable {
  #doc: TableDoc;
  #match: HostedMatch | null = null;
  #acting: Promise<unknown> = Promise.resolve();
  #isLost = false;
  #quietSince: number;
  readonly #ports: TablePorts;
  readonly #connections = new Connections();
  readonly talk: Talk;

  private constructor(doc: TableDoc, ports: TablePorts) {
    this.#doc = doc;
    this.#ports = ports;
    this.#quietSince = ports.clock.now();
    this.talk = new Talk(this, this.#connections, ports.clock);
  }

  /** A new table: there once this resolves. */
  static async make(doc: TableDoc, ports: TablePorts): Promise<OpenedTable> {
    const found = findGame(ports.catalog, doc.game, doc.version);
    if (!found.ok) return found;
    if ((await ports.store.saveTable(doc)) === 'taken') return { ok: false, problem: 'taken' };
    return { ok: true, table: new LiveTable(doc, ports) };
  }

  /** A table that slept, or whose host died, as its log tells it. Match time stood still meanwhile. */
  static async open(id: string, ports: TablePorts): Promise<OpenedTable> {
    const stored = await ports.store.load(id);
    if (stored === null) return { ok: false, problem: 'no-such-table' };
    const found = findGame(ports.catalog, stored.doc.game, stored.doc.version);
    if (!found.ok) return found;
    const table = new LiveTable(stored.doc, ports);
    if (stored.doc.status === 'waiting') return { ok: true, table };
    const problem = table.#rebuild(stored);
    return problem === null ? { ok: true, table } : { ok: false, problem };
  }

  get id(): string {
    return this.#doc.id;
  }

  get doc(): TableDoc {
    return this.#doc;
  }

  get info(): TableInfo {
    return infoOf(this.#doc, this.definition, (guest) => this.#connections.isOnline(guest));
  }

  get connections(): number {
    return this.#connections.size;
  }

  /** For how long nobody has been connected. */
  quietFor(): number {
    return this.#connections.size > 0 ? 0 : this.#ports.clock.now() - this.#quietSince;
  }

  seatOf(guest: string | null): Seat | null {
    return seatOfGuest(this.#doc, guest);
  }

  join(person: Person, seat: number | null): Promise<Acted> {
    return this.#act((doc) => sitDown(doc, person, seat));
  }

  arrange(guest: string, seat: number, sitter: Exclude<Sitter, Person>): Promise<Acted> {
    return this.#act((doc) => arrangeSeat(doc, guest, seat, sitter, (other) => this.#connections.isOnline(other)));
  }

  choose(guest: string, options: object): Promise<Acted> {
    return this.#act((doc) => chooseOptions(doc, guest, this.definition, options));
  }

  switchTo(guest: string, wanted: WantedGame): Promise<Acted> {
    return this.#act((doc) => chooseGame(doc, guest, this.#ports.catalog, wanted));
  }

  /** `stand` is the bot that plays on where the match has begun. */
  leave(guest: string, stand: BotSitter): Promise<Acted> {
    return this.#act(
      (doc) => standUp(doc, guest, stand),
      async (before) => {
        const seat = seatOfGuest(before, guest);
        if (seat !== null && before.status === 'playing') this.#match?.handToBot(seat, stand.level, await this.#past());
      },
    );
  }

  start(guest: string): Promise<Acted> {
    return this.#act(
      (doc) => startMatch(doc, guest, this.definition.seating(doc.setup.options).min),
      () => this.#begin(),
    );
  }

  /** Where the same people play again. */
  follow(next: string): Promise<Acted> {
    return this.#act((doc) => {
      if (doc.status !== 'over') return { ok: false, why: 'not-over' };
      return revised(doc, { next });
    });
  }

  connect(guest: string | null, link: Link): Connection {
    const trip = new RoundTrip(this.#ports.clock);
    const connected: Connected = { guest, link, viewer: this.seatOf(guest) ?? 'spectator', follows: false, trip };
    let greeted = false;
    return {
      receive: (message) => {
        // Whoever is greeted is told when the table sleeps; whoever comes just then would wait for ever.
        if (this.#isLost) return greeted ? undefined : sendAway(link, 'moved');
        if (message.type === 'hello') {
          if (message.protocol !== PROTOCOL) return sendAway(link, 'protocol');
          greeted = true;
          this.#connections.add(connected);
          this.#greet(connected, message.since);
          this.#tellTable();
        } else if (greeted) this.#guard(() => this.#receive(connected, message));
      },
      ping: () => link.send({ type: 'ping', n: connected.trip.ping() }),
      close: () => {
        this.#connections.remove(connected);
        this.#quietSince = this.#ports.clock.now();
        if (greeted && !this.#isLost) this.#tellTable();
      },
    };
  }

  /** Nothing is played any more, and all that was played is durable. */
  async sleep(): Promise<void> {
    this.#isLost = true;
    await this.#acting;
    await this.#match?.stand();
    this.#connections.dismiss('restart');
  }

  #receive(connected: Connected, message: Exclude<ClientMessage, { type: 'hello' }>): void {
    if (message.type === 'pong') {
      connected.trip.pong(message.n);
      return this.#match?.showPings();
    }
    if (message.type === 'resync') return this.#match?.greet(connected, null);
    if (message.type === 'say') return this.talk.say(connected, message);
    if (this.#match === null) connected.link.send({ type: 'problem', id: message.id, why: 'not-playing' });
    else this.#match.ask(connected, message);
  }

  #greet(connected: Connected, since: number | null): void {
    connected.viewer = this.seatOf(connected.guest) ?? 'spectator';
    connected.link.send({ type: 'welcome', protocol: PROTOCOL, viewer: connected.viewer, table: this.info });
    this.#match?.greet(connected, since);
    this.talk.greet(connected.link);
  }

  /** Changes the table one after the other: each is durable before anybody hears of it. */
  #act(
    change: (doc: TableDoc) => Changed | { readonly ok: false; readonly why: 'not-over' },
    then?: (before: TableDoc) => void | Promise<void>,
  ): Promise<Acted> {
    const act = this.#acting.then(async (): Promise<Acted> => {
      if (this.#isLost) return { ok: false, why: 'lost' };
      try {
        const before = this.#doc;
        const changed = change(before);
        if (!changed.ok) return changed;
        if ((await this.#ports.store.saveTable(changed.doc)) === 'taken') throw new Error('another host changed it');
        this.#doc = changed.doc;
        this.#seatConnections();
        await then?.(before);
        this.#tellTable();
        return { ok: true };
      } catch (reason) {
        this.#lose(reason); // one act that rejects would make all that come after it reject
        return { ok: false, why: 'lost' };
      }
    });
    this.#acting = act;
    return act;
  }

  #tellTable(): void {
    this.#connections.tell({ type: 'table', table: this.info });
    this.talk.reseat();
  }

  /** Whoever sat down or stood up sees from elsewhere now. */
  #seatConnections(): void {
    for (const connected of this.#connections) {
      if ((this.seatOf(connected.guest) ?? 'spectator') !== connected.viewer) this.#greet(connected, null);
    }
  }

  #begin(): void {
    const definition = this.definition;
    const dealt = deal(definition, this.#doc, mixSeed({ secret: this.#doc.secret, nonces: this.#doc.nonces ?? [] }));
    const match = this.#host(dealt);
    const [step] = dealt.steps;
    for (const connected of this.#connections) connected.follows = true;
    if (step !== undefined) this.#connections.show(definition, step);
    match.seat(this.#doc.seats, dealt.steps);
    match.run();
  }

  /** A table is made or opened only where its game is in the catalog. */
  get definition(): AnyGame {
    const found = findGame(this.#ports.catalog, this.#doc.game, this.#doc.version);
    if (!found.ok) throw new Error(`${this.#doc.game} is not in the catalog`);
    return found.definition;
  }

  #rebuild(stored: StoredTable): RebuildProblem | null {
    const rebuilt = rebuildMatch(this.#ports.catalog, stored, hasMinds(this.#ports.catalog, stored.doc));
    if (!rebuilt.ok) return rebuilt.problem;
    const match = this.#host(rebuilt.rebuilt);
    if (match.isOver) {
      if (stored.doc.status !== 'over') this.#finish();
      return null;
    }
    match.seat(stored.doc.seats, rebuilt.rebuilt.steps);
    match.run();
    return null;
  }

  #host(rebuilt: Rebuilt): HostedMatch {
    const clock = guardedClock(this.#ports.clock, (call) => this.#guard(call));
    this.#match = new HostedMatch(
      { id: this.id, isFair: isFair(this.#doc), connections: this.#connections },
      rebuilt,
      { ...this.#ports, clock },
      {
        onOver: () => this.#finish(),
        onLost: (reason) => this.#lose(reason),
        onAnswer: (answer) => this.#ports.onAnswer?.(answer),
      },
    );
    return this.#match;
  }

  /** Every step of the match so far, from the log. */
  async #past(): Promise<readonly Stepped[]> {
    const stored = await this.#ports.store.load(this.id);
    const rebuilt = stored === null ? null : rebuildMatch(this.#ports.catalog, stored, true);
    return rebuilt?.ok === true ? rebuilt.rebuilt.steps : [];
  }

  /** What everybody saw is kept beside the log; from then on it is over, and the seed is public. */
  #finish(): void {
    void this.#keepSights()
      .then(() => this.#act((doc) => revised(doc, { status: 'over' })))
      .catch((reason: unknown) => this.#lose(reason));
  }

  /** Before it is over: a host that dies in between finishes again, and one that dies after has kept all. */
  async #keepSights(): Promise<void> {
    const sights = sightsOf(this.definition, await this.#past(), this.#doc.seats.length);
    await this.#ports.store.saveSights(this.id, sights);
  }

  /** A game that throws must not take the other tables with it. */
  #guard(call: () => void): void {
    try {
      call();
    } catch (reason) {
      this.#lose(reason);
    }
  }

  #lose(reason: unknown): void {
    if (this.#isLost) return;
    this.#isLost = true;
    void this.#match?.stand();
    this.#connections.dismiss('moved');
    this.#ports.onLost(this, reason);
  }
}
