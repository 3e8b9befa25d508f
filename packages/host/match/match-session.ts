import type { AnyGame, Seat } from '@tablee/kernel';
import { graceMs } from '@tablee/protocol';
import { type BotMemory, rebuildMemory } from '../bots/bot-memory.ts';
import { standInLevel } from '../bots/stand-in.ts';
import type { Connected, Connections } from '../connections/connections.ts';
import type { StoredTable } from '../ports.ts';
import { Attendance } from '../presence/attendance.ts';
import { peopleOf, type Wait, waitOf } from '../presence/readiness.ts';
import type { ActProblem } from '../table/revisions.ts';
import type { TableDoc } from '../table/table-doc.ts';
import type { MatchNow } from '../table/table-info.ts';
import { HostedMatch } from './hosted-match.ts';
import type { MatchPorts, MatchWatch } from './match-ports.ts';
import { botOf, deal, isWholeNeeded, type RebuildProblem, type Rebuilt, rebuildMatch } from './rebuild.ts';
import { keepSights } from './sights.ts';
import { inSlices } from './slices.ts';

export interface PlayedTable {
  /** Getter of the latest document. */
  readonly revisions: { readonly doc: TableDoc };
  readonly definition: AnyGame;
  readonly connections: Connections;
  readonly ports: MatchPorts;
  readonly watch: MatchWatch;
}

/** A started match together with the attendance of its players. */
export class MatchSession {
  readonly match: HostedMatch;
  readonly #attendance: Attendance;
  readonly #table: PlayedTable;
  readonly #graceMs: number;

  private constructor(table: PlayedTable, rebuilt: Rebuilt) {
    const { definition, connections, ports, watch } = table;
    const { doc } = table.revisions;
    this.#table = table;
    this.#graceMs = graceMs(definition.traits.pace, doc.house);
    const people = (): Seat[] => peopleOf(table.revisions.doc.seats);
    this.match = new HostedMatch(
      { ...doc, connections, people, isReading: () => this.#wait?.for === 'rules' },
      rebuilt,
      ports,
      watch,
    );
    this.#attendance = new Attendance(
      {
        match: this.match,
        graceMs: this.#graceMs,
        level: standInLevel(ports.catalog, doc.game),
        people,
        wait: () => this.#wait,
        isHere: (seat) => this.#isHere(seat),
        recollect: (seat, level) => this.#recollect(seat, level),
        onLost: (reason) => watch.onLost(reason),
      },
      ports.clock,
    );
  }

  /** Shows the deal to every connection. */
  static begin(table: PlayedTable): MatchSession {
    const { definition, connections } = table;
    const { doc } = table.revisions;
    const dealt = deal(definition, doc);
    const playing = new MatchSession(table, dealt);
    playing.match.seat(doc.seats);
    for (const connected of connections) connected.follows = true;
    for (const step of dealt.steps) {
      playing.match.recall(step);
      connections.show(definition, step);
    }
    playing.match.tellTurn();
    return playing;
  }

  static async reopen(table: PlayedTable, stored: StoredTable): Promise<MatchSession | RebuildProblem> {
    const { catalog, slices } = table.ports;
    const rebuild = await rebuildMatch(catalog, stored, isWholeNeeded(catalog, stored.doc), slices);
    if (!rebuild.ok) return rebuild.problem;
    const { earlier, steps } = rebuild.rebuilt;
    const playing = new MatchSession(table, rebuild.rebuilt);
    const { match } = playing;
    if (!match.isOver) match.seat(stored.doc.seats);
    await inSlices(slices, earlier, (entry) => match.recallEntry(entry));
    await inSlices(slices, steps, (step) => match.recall(step));
    return playing;
  }

  /** State of the match for table messages, durable part only. */
  get now(): MatchNow {
    const { match } = this;
    return {
      notes: match.durableNotes,
      time: match.durableTime,
      graceMs: this.#graceMs,
      pauseLeftMs: this.#attendance.pauseLeftMs,
      wait: waitOf(this.#doc, match.durableNotes),
      standingLeftMs: this.#attendance.standingLeftMs,
    };
  }

  /** Re-evaluates who is present. */
  update(): void {
    this.#attendance.update();
  }

  stop(): void {
    this.#attendance.stop();
  }

  /** Only at tables reached by a link: at a listed one a player could block strangers. */
  pause(seat: Seat): ActProblem | null {
    if (this.#doc.listed) return 'listed';
    if (this.match.notes.pause === null) this.match.pause(seat);
    return null;
  }

  resume(seat: Seat): null {
    if (this.match.notes.pause !== null) this.match.note({ what: 'resume', seat });
    return null;
  }

  /** Late and repeated messages are ignored. */
  noteReady({ viewer }: Connected, what: number | 'rules'): void {
    const wait = this.#wait;
    if (viewer === 'spectator' || wait?.for !== what || !wait.awaited.includes(viewer)) return;
    this.match.note({ what: 'ready', seat: viewer, for: wait.for });
    this.update();
  }

  /** Sends a stand-in for an absent player; the maker may do so before the grace time is over. */
  replace(away: number, isMaker: boolean): ActProblem | null {
    const seat = away as Seat;
    if ((this.match.notes.absences[seat] ?? null) === null) return 'not-away';
    if (!isMaker && !this.#attendance.isGraceOver(seat)) return 'not-the-maker';
    this.#attendance.replace(seat);
    return null;
  }

  /** Replaces a person who left by a bot. */
  async handToBot(seat: Seat, level: string): Promise<void> {
    const recollection = await this.#recollect(seat, level);
    if (!this.match.isOver) this.match.handToBot(seat, level, recollection);
  }

  handToFriend(seat: Seat): void {
    this.match.handToPerson(seat, { what: 'seated', seat });
  }

  keepSights(): Promise<void> {
    return keepSights(this.#table.ports, this.#doc);
  }

  #recollect(seat: Seat, level: string): Promise<BotMemory> {
    const { ports, definition } = this.#table;
    return rebuildMemory(ports, this.#doc.id, botOf(ports.catalog, definition.id, level), definition, seat);
  }

  get #wait(): Wait | null {
    return this.match.isOver ? null : waitOf(this.#doc, this.match.notes);
  }

  get #doc(): TableDoc {
    return this.#table.revisions.doc;
  }

  #isHere(seat: Seat): boolean {
    const sitter = this.#doc.seats[seat];
    return sitter?.kind === 'person' && this.#table.connections.isOnline(sitter.guest);
  }
}
