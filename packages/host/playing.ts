import { type AnyGame, mixSeed, type Seat } from '@tablee/kernel';
import { graceMs } from '@tablee/protocol';
import { Attendance } from './attendance.ts';
import type { Connected, Connections } from './connections.ts';
import { HostedMatch, type MatchPorts, type MatchWatch } from './hosted-match.ts';
import type { StoredTable } from './ports.ts';
import { peopleOf, type Wait, waitOf } from './readiness.ts';
import { deal, isWholeNeeded, loadPast, type RebuildProblem, type Rebuilt, rebuildMatch } from './rebuild.ts';
import type { ActProblem } from './revisions.ts';
import { sightsOf } from './sights.ts';
import { standInLevel } from './stand-in.ts';
import type { TableDoc } from './table-doc.ts';
import type { MatchNow } from './table-info.ts';

/** The table at which a match is played. */
export interface PlayedTable {
  /** The newest document: people come and go. */
  readonly revisions: { readonly doc: TableDoc };
  readonly definition: AnyGame;
  readonly connections: Connections;
  readonly ports: MatchPorts;
  readonly watch: MatchWatch;
}

/** A match that was begun at a table, and who is there for it. */
export class Playing {
  readonly match: HostedMatch;
  readonly #attendance: Attendance;
  readonly #table: PlayedTable;
  readonly #graceMs: number;

  private constructor(table: PlayedTable, rebuilt: Rebuilt) {
    const { definition, connections, ports, watch } = table;
    const { doc } = table.revisions;
    this.#table = table;
    this.#graceMs = graceMs(definition.traits.pace, doc.house);
    this.match = new HostedMatch(
      { ...doc, connections, isReading: () => this.#wait?.for === 'rules' },
      rebuilt,
      ports,
      watch,
    );
    this.#attendance = new Attendance(
      {
        match: this.match,
        graceMs: this.#graceMs,
        level: standInLevel(ports.catalog, doc.game),
        people: () => peopleOf(table.revisions.doc.seats),
        wait: () => this.#wait,
        isHere: (seat) => this.#isHere(seat),
        past: () => loadPast(ports, doc.id),
        onLost: (reason) => watch.onLost(reason),
      },
      ports.clock,
    );
  }

  /** Everybody who is connected sees the deal. */
  static begin(table: PlayedTable): Playing {
    const { definition, connections } = table;
    const { doc } = table.revisions;
    const dealt = deal(definition, doc, mixSeed({ secret: doc.secret, nonces: doc.nonces ?? [] }));
    const playing = new Playing(table, dealt);
    for (const connected of connections) connected.follows = true;
    for (const step of dealt.steps) connections.show(definition, step);
    playing.match.tellTurn();
    playing.match.seat(doc.seats, dealt.steps);
    return playing;
  }

  static reopen(table: PlayedTable, stored: StoredTable): Playing | RebuildProblem {
    const { catalog } = table.ports;
    const rebuilt = rebuildMatch(catalog, stored, isWholeNeeded(catalog, stored.doc));
    if (!rebuilt.ok) return rebuilt.problem;
    const playing = new Playing(table, rebuilt.rebuilt);
    if (!playing.match.isOver) playing.match.seat(stored.doc.seats, rebuilt.rebuilt.steps);
    return playing;
  }

  /** What may be told of it. */
  get now(): MatchNow {
    const { match } = this;
    return {
      around: match.shownAround,
      time: { at: match.now(), live: match.isLive },
      graceMs: this.#graceMs,
      pauseLeftMs: this.#attendance.pauseLeftMs,
      wait: waitOf(this.#doc, match.shownAround),
      readingLeftMs: this.#attendance.readingLeftMs,
    };
  }

  /** Somebody may have come or gone. */
  look(): void {
    this.#attendance.look();
  }

  stop(): void {
    this.#attendance.stop();
  }

  /** Friends wait for each other; at a table from the list nobody can make strangers wait. */
  pause(seat: Seat): ActProblem | null {
    if (this.#doc.listed) return 'listed';
    if (this.match.around.pause === null) this.match.pause(seat);
    return null;
  }

  resume(seat: Seat): null {
    if (this.match.around.pause !== null) this.match.note({ what: 'resume', seat });
    return null;
  }

  /** What is said too late, or twice, means nothing any more. */
  hearReady({ viewer }: Connected, what: number | 'rules'): void {
    const wait = this.#wait;
    if (viewer === 'spectator' || wait?.for !== what || !wait.awaited.includes(viewer)) return;
    this.match.note({ what: 'ready', seat: viewer, for: wait.for });
    this.look();
  }

  /** A bot stands in for whoever is away, before its time where the maker wants that. */
  replace(away: number, isMaker: boolean): ActProblem | null {
    const seat = away as Seat;
    if ((this.match.around.absences[seat] ?? null) === null) return 'not-away';
    if (!isMaker && !this.#attendance.isGraceOver(seat)) return 'not-the-maker';
    this.#attendance.replace(seat);
    return null;
  }

  /** For good. */
  async handToBot(seat: Seat, level: string): Promise<void> {
    this.match.handToBot(seat, level, await loadPast(this.#table.ports, this.#doc.id));
  }

  handToFriend(seat: Seat, who: string): void {
    this.match.handToPerson(seat, { what: 'seated', seat, who });
  }

  async keepSights(): Promise<void> {
    const { definition, ports } = this.#table;
    const doc = this.#doc;
    const sights = sightsOf(definition, await loadPast(ports, doc.id), doc.seats.length);
    await ports.store.saveSights(doc.id, sights);
  }

  get #wait(): Wait | null {
    return this.match.isOver ? null : waitOf(this.#doc, this.match.around);
  }

  get #doc(): TableDoc {
    return this.#table.revisions.doc;
  }

  #isHere(seat: Seat): boolean {
    const sitter = this.#doc.seats[seat];
    return sitter?.kind === 'person' && this.#table.connections.isOnline(sitter.guest);
  }
}
