import { type GameTypes, type Refusal, toMillis, type Viewer } from '@tablee/kernel';
import {
  type Frame,
  follow,
  NOTHING_FOLLOWED,
  type ServerMessage,
  type SnapshotMessage,
  sinceOf,
  type TableInfo,
} from '@tablee/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { DraftLine } from './draft-line.ts';
import { withHappening, withMine } from './happenings.ts';
import { forgotten, setByFrame, setBySnapshot, setByTable, timeAt } from './match-clock.ts';
import { withNoted } from './noted.ts';
import {
  afterFrame,
  afterSnapshot,
  messageOf,
  playedAfter,
  type Sent,
  sortOut,
  type TurnJudge,
  withoutId,
  withoutSeen,
} from './pending.ts';
import { makeCommandId } from './random.ts';
import { SeenSights } from './seen-sights.ts';
import { type Line, TableSocket } from './socket.ts';
import type { Surroundings } from './surroundings.ts';
import { NOTHING_KNOWN, type Notice, refusalIn, standstill, type TableState, type WaitFor } from './table-state.ts';
import { TableTalk } from './table-talk.ts';
import { isDoneAlready, lastAfterFrame, lastAfterSnapshot, type SentUndo, undoMessage, undoToRepeat } from './undo.ts';

/** Problems that a player neither caused nor can do anything about. */
const SILENT_PROBLEMS: ReadonlySet<string> = new Set(['superseded', 'ahead']);

/** One table as this page follows it: what it shows, what was sent to it, and how it is connected. */
export class TableSession {
  readonly store: StoreApi<TableState> = createStore(() => NOTHING_KNOWN);
  readonly talk: TableTalk;
  readonly #around: Surroundings;
  readonly #socket: TableSocket;
  readonly #drafts: DraftLine;
  readonly #seen = new SeenSights();
  #judge: TurnJudge | null = null;
  /** A new connection has not heard yet where the match stands. */
  #isCatchingUp = false;
  /** When hello was said; null once it is answered. */
  #greetedAt: number | null = null;
  /** The newest entry that somebody played, as far as it is known. */
  #newestMove = 0;

  constructor(url: string, around: Surroundings) {
    this.#around = around;
    this.#socket = new TableSocket(url, around, {
      since: () => this.#since(),
      onLine: (line) => this.#onLine(line),
      onMessage: (message) => this.#hear(message),
    });
    this.talk = new TableTalk(
      (message) => this.#socket.send(message),
      () => around.now(),
    );
    this.#drafts = new DraftLine(
      (message) => this.#socket.send(message),
      (ms, call) => around.after(ms, call),
    );
  }

  /** Match time now. */
  now(): number {
    return timeAt(this.#state.clock, this.#around.now());
  }

  /** Once the rules are loaded: they say whose turn it is. */
  judgeBy(judge: TurnJudge): void {
    this.#judge = judge;
  }

  /** Answers with the id of the command; null where it is not sent. */
  play(command: object): string | null {
    const { followed, table } = this.#state;
    const on = followed.seq;
    if (on === null) return null;
    const still = standstill(table);
    if (still !== null) {
      this.#set({ notice: this.#notice(still) });
      return null;
    }
    const sent: Sent = {
      id: makeCommandId(),
      command,
      at: toMillis(Math.floor(this.now())),
      on,
      sentAt: this.#around.now(),
      isStale: false,
    };
    this.#set({ pending: [...this.#state.pending, sent], refusal: null });
    if (!this.#isCatchingUp) this.#socket.send(messageOf(sent));
    return sent.id;
  }

  /** This seat has read the rules, or need not wait for what comes next. */
  sayReady(what: WaitFor): void {
    this.#set({ saidReady: what });
    this.#socket.send({ type: 'ready', for: what });
  }

  /** Everything that happened, in order; null where this page has not seen all of it. */
  get sights(): SeenSights['all'] {
    return this.#seen.all;
  }

  /** What is composed and not sent: the host plays it if this seat's time runs out. Null for nothing. */
  keepDraft(command: object | null): void {
    const { seq } = this.#state.followed;
    if (seq !== null) this.#drafts.keep(seq, command);
  }

  /** Asks the host to take back this seat's last command. */
  undo(): void {
    const { last, undoing, table } = this.#state;
    if (last === null || undoing !== null) return;
    const still = standstill(table);
    if (still !== null) return this.#set({ notice: this.#notice(still) });
    const sent: SentUndo = { id: makeCommandId(), undoes: last.seq, isAgain: false };
    this.#set({ undoing: sent, refusal: null });
    if (!this.#isCatchingUp) this.#socket.send(undoMessage(sent));
  }

  refuse({ rule, facts }: Refusal<GameTypes>): void {
    this.#set({ refusal: { id: null, rule, facts } });
  }

  forgetRefusal(): void {
    this.#set({ refusal: null });
  }

  forgetNotice(): void {
    this.#set({ notice: null });
  }

  /** Also shown when the answer of an HTTP call brings it earlier. */
  showTable(table: TableInfo): void {
    this.#set({ table });
  }

  close(): void {
    this.#drafts.forget();
    this.#socket.close();
  }

  get #state(): TableState {
    return this.store.getState();
  }

  #set(changes: Partial<TableState>): void {
    this.store.setState(changes);
  }

  #since(): number | null {
    this.#greetedAt = this.#around.now();
    return sinceOf(this.#state.followed);
  }

  #onLine(line: Line): void {
    this.#set({ line });
  }

  #hear(message: Exclude<ServerMessage, { type: 'ping' | 'bye' }>): void {
    switch (message.type) {
      case 'welcome':
        return this.#onWelcome(message);
      case 'table':
        return this.#set({
          table: message.table,
          clock: setByTable(this.#state.clock, message.table, this.#around.now()),
        });
      case 'pings':
        return this.#set({ pings: message.seats });
      case 'turn':
        return this.#set({ turn: message });
      case 'snapshot':
        return this.#onSnapshot(message);
      case 'frame':
        return this.#onFrame(message);
      case 'ack':
        return this.#onAck(message.id, message.seq);
      case 'refusal':
        return this.#settle(message.id, { refusal: refusalIn(message) });
      case 'said':
        return this.talk.hear(message);
      case 'problem':
        return this.#onProblem(message.id, message.why);
    }
  }

  #onWelcome({ viewer, table }: Extract<ServerMessage, { type: 'welcome' }>): void {
    const now = this.#around.now();
    const isOther = viewer !== this.#state.viewer;
    if (isOther) {
      this.#drafts.forget();
      this.#seen.forget();
    }
    this.#isCatchingUp = table.status !== 'waiting';
    this.#set({
      table,
      viewer: viewer as Viewer,
      clock: setByTable(forgotten(this.#state.clock, now), table, now),
      ...(this.#greetedAt !== null && { latency: Math.round(now - this.#greetedAt) }),
      // The frames of one viewer do not fit the view of another.
      ...(isOther && {
        followed: NOTHING_FOLLOWED,
        happenings: [],
        pending: [],
        played: new Map(),
        last: null,
        undoing: null,
        saidReady: null,
        refusal: null,
      }),
    });
    this.#greetedAt = null;
  }

  #onSnapshot(snapshot: SnapshotMessage): void {
    const { followed } = follow(this.#state.followed, snapshot);
    const { seq } = snapshot;
    this.#seen.leap(seq);
    const pending = afterSnapshot(withoutSeen(this.#state.pending, this.#state.played, seq), seq);
    const played = playedAfter(this.#state.played, seq);
    const last = lastAfterSnapshot(this.#state.last, seq);
    this.#newestMove = seq;
    this.#set({ followed, pending, played, last, clock: setBySnapshot(snapshot, this.#around.now()) });
    this.#caughtUp();
  }

  #onFrame(frame: Frame): void {
    const { followed, taken } = follow(this.#state.followed, frame);
    if (taken === 'applied') this.#seen.add(frame.sights);
    this.#set({ followed });
    if (taken === 'gap' || taken === 'drifted') this.#socket.send({ type: 'resync' });
    if (taken !== 'applied') return;
    const { clock, viewer, happenings, noted, table, last, played } = this.#state;
    if (frame.note === undefined) this.#newestMove = frame.seq;
    const pending = withoutSeen(this.#state.pending, played, frame.seq);
    const isMine = frame.timeOut === viewer || [...played.values()].includes(frame.seq);
    this.#set({
      clock: setByFrame(clock, frame, this.#around.now()),
      happenings: withHappening(happenings, frame, isMine),
      noted: withNoted(noted, frame, table),
      last: lastAfterFrame(last, frame),
      played: playedAfter(played, frame.seq),
      pending: afterFrame(pending, this.#judge, followed.view, viewer ?? 'spectator', frame.at),
    });
    if (frame.check !== undefined) this.#caughtUp();
  }

  /** Commands that were cut off go out again now, or never. */
  #caughtUp(): void {
    if (!this.#isCatchingUp) return;
    this.#isCatchingUp = false;
    const { pending, played, last, saidReady } = this.#state;
    const { again, isAnyDropped } = sortOut(pending, played, this.#judge, this.#around.now());
    const undoing = undoToRepeat(this.#state.undoing, last);
    this.#set({ pending: again, undoing, ...(isAnyDropped && { notice: this.#notice('moved-on') }) });
    for (const sent of again) this.#socket.send(messageOf(sent));
    if (undoing !== null) this.#socket.send(undoMessage(undoing));
    if (saidReady !== null) this.#socket.send({ type: 'ready', for: saidReady });
    this.#drafts.repeat();
  }

  #onAck(id: string, seq: number): void {
    const { pending, followed, undoing } = this.#state;
    if (undoing?.id === id) return this.#set({ undoing: null, last: null });
    const sent = pending.find((one) => one.id === id);
    // In real time a command may have been kept for its moment, which says nothing of the line.
    if (sent !== undefined && this.#judge?.pace === 'turns') {
      this.#set({ latency: Math.round(this.#around.now() - sent.sentAt) });
    }
    const last = sent !== undefined && this.#newestMove <= seq ? { seq, command: sent.command } : this.#state.last;
    // Whether its entry has been seen already or not: the table changes once, when both are known.
    if (followed.seq !== null && seq <= followed.seq) {
      this.#set({ last, pending: withoutId(pending, id), happenings: withMine(this.#state.happenings, seq) });
    } else this.#set({ last, played: new Map(this.#state.played).set(id, seq) });
  }

  #onProblem(id: string | null, why: string): void {
    if (why === 'ahead') this.#socket.send({ type: 'resync' });
    if (id === null || this.talk.fail(id, why)) return;
    const { undoing } = this.#state;
    if (undoing?.id === id) {
      // Refused once, it is refused again: it is not offered any more.
      return this.#set({
        undoing: null,
        last: null,
        ...(!isDoneAlready(undoing, why) && { notice: this.#notice(why) }),
      });
    }
    this.#settle(id, SILENT_PROBLEMS.has(why) ? {} : { notice: this.#notice(why) });
  }

  #settle(id: string, changes: Partial<TableState>): void {
    this.#set({ pending: withoutId(this.#state.pending, id), ...changes });
  }

  #notice(why: string): Notice {
    return { n: (this.#state.notice?.n ?? 0) + 1, why };
  }
}
