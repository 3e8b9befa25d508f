import { type GameTypes, type Refusal, toMillis } from '@tablee/kernel';
import {
  type Frame,
  follow,
  type ServerMessage,
  type SnapshotMessage,
  sinceOf,
  type TableInfo,
} from '@tablee/protocol';
import type { Tried } from '@tablee/table-ui';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { byAck, byFrame, bySnapshot, byTable, byWelcome } from './changes.ts';
import { DraftLine } from './draft-line.ts';
import { timeAt } from './match-clock.ts';
import { messageOf, type SentCommand, splitForRetry, type TurnJudge, withoutId } from './pending.ts';
import { makeCommandId } from './random.ts';
import { SeenSights } from './seen-sights.ts';
import { type ConnectionState, TableSocket } from './socket.ts';
import type { Surroundings } from './surroundings.ts';
import {
  NOTHING_KNOWN,
  refusalIn,
  type SessionNotice,
  standstill,
  type TableState,
  type WaitFor,
} from './table-state.ts';
import { TableTalk } from './table-talk.ts';
import { isDoneAlready, type SentUndo, undoMessage, undoToRepeat } from './undo.ts';

/** Problems that the player neither caused nor can do anything about. */
const SILENT_PROBLEMS: ReadonlySet<string> = new Set(['superseded', 'ahead']);

/** One table as this page follows it: its state, the commands sent and the connection. */
export class TableSession {
  readonly store: StoreApi<TableState> = createStore(() => NOTHING_KNOWN);
  readonly talk: TableTalk;
  readonly #around: Surroundings;
  readonly #socket: TableSocket;
  readonly #drafts: DraftLine;
  readonly #seen: SeenSights;
  readonly #stopKeeping: () => void;
  #judge: TurnJudge | null = null;
  /** Connected again, but the current state of the match has not come yet. */
  #isCatchingUp = false;
  /** Time at which `hello` was sent; null once it is answered. */
  #greetedAt: number | null = null;

  constructor(url: string, around: Surroundings) {
    this.#around = around;
    this.#seen = new SeenSights(url, around);
    this.#stopKeeping = around.onLeave(() => this.#seen.keep());
    this.#socket = new TableSocket(url, around, {
      since: () => this.#since(),
      onLine: (line) => this.#onLine(line),
      onMessage: (message) => this.#handleMessage(message),
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

  /** Called when the rules are loaded. */
  judgeBy(judge: TurnJudge): void {
    this.#judge = judge;
  }

  /** Returns the id of the command, or null if it is not sent. */
  play(command: object): string | null {
    const { followed, table } = this.#state;
    const on = followed.seq;
    if (on === null) return null;
    const still = standstill(table);
    if (still !== null) {
      this.#set({ notice: this.#notice(still) });
      return null;
    }
    const sent: SentCommand = {
      id: makeCommandId(),
      command,
      at: toMillis(Math.floor(this.now())),
      on,
      sentAt: this.#around.now(),
      isStale: false,
    };
    this.#set({ pending: [...this.#state.pending, sent], refusal: null });
    this.#tellIfOffline();
    if (!this.#isCatchingUp) this.#socket.send(messageOf(sent));
    return sent.id;
  }

  /** Tells the host that this seat has read the rules, or need not wait for the next step. */
  sayReady(what: WaitFor): void {
    this.#set({ saidReady: what });
    this.#socket.send({ type: 'ready', for: what });
  }

  /** All sights in order; null if this page has missed some. */
  get sights(): SeenSights['all'] {
    return this.#seen.all;
  }

  /** Sends a draft, which the host plays if the seat's time runs out; null clears it. */
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
    this.#tellIfOffline();
    if (!this.#isCatchingUp) this.#socket.send(undoMessage(sent));
  }

  refuse({ rule, facts }: Refusal<GameTypes>, tried: Tried<GameTypes>): void {
    this.#set({ refusal: { id: null, rule, facts, tried } });
  }

  forgetRefusal(): void {
    this.#set({ refusal: null });
  }

  forgetNotice(): void {
    this.#set({ notice: null });
  }

  /** Also called with the answer of an HTTP request, which may come before the table message. */
  showTable(table: TableInfo): void {
    this.#set({ table });
  }

  close(): void {
    this.#drafts.forget();
    this.#seen.keep();
    this.#stopKeeping();
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

  #onLine(line: ConnectionState): void {
    this.#set({ line });
  }

  #handleMessage(message: Exclude<ServerMessage, { type: 'ping' | 'bye' }>): void {
    switch (message.type) {
      case 'welcome':
        return this.#onWelcome(message);
      case 'table':
        return this.#set(byTable(this.#state, message, this.#around.now()));
      case 'pings':
        return this.#set({ pings: message.seats });
      case 'turn':
        return this.#set({ turn: message });
      case 'snapshot':
        return this.#onSnapshot(message);
      case 'frame':
        return this.#onFrame(message);
      case 'ack':
        return this.#set(byAck(this.#state, message, this.#judge, this.#around.now()));
      case 'refusal':
        return this.#settle(message.id, { refusal: refusalIn(message, this.#state) });
      case 'said':
        return this.talk.handleMessage(message);
      case 'problem':
        return this.#onProblem(message.id, message.why);
    }
  }

  #onWelcome(welcome: Extract<ServerMessage, { type: 'welcome' }>): void {
    const now = this.#around.now();
    if (welcome.viewer !== this.#state.viewer) {
      this.#drafts.forget();
      this.#seen.lookAs(welcome.viewer);
    }
    this.#isCatchingUp = welcome.table.status !== 'waiting';
    this.#set({
      ...byWelcome(this.#state, welcome, now),
      ...(this.#greetedAt !== null && { latency: Math.round(now - this.#greetedAt) }),
    });
    this.#greetedAt = null;
  }

  #onSnapshot(snapshot: SnapshotMessage): void {
    const { followed } = follow(this.#state.followed, snapshot);
    this.#seen.leap(snapshot.seq);
    this.#set(bySnapshot(this.#state, followed, snapshot, this.#around.now()));
    this.#caughtUp();
  }

  #onFrame(frame: Frame): void {
    const { followed, taken } = follow(this.#state.followed, frame);
    if (taken === 'gap' || taken === 'drifted') this.#socket.send({ type: 'resync' });
    if (taken !== 'applied') return this.#set({ followed });
    this.#seen.add(frame.seq, frame.sights);
    this.#set(byFrame(this.#state, followed, frame, this.#judge, this.#around.now()));
    if (frame.check !== undefined) this.#caughtUp();
  }

  /** Sends the unanswered commands again, or drops them. */
  #caughtUp(): void {
    if (!this.#isCatchingUp) return;
    this.#isCatchingUp = false;
    const { pending, played, last, saidReady } = this.#state;
    const { again, isAnyDropped } = splitForRetry(pending, played, this.#judge, this.#around.now());
    const undoing = undoToRepeat(this.#state.undoing, last);
    this.#set({ pending: again, undoing, ...(isAnyDropped && { notice: this.#notice('moved-on') }) });
    for (const sent of again) this.#socket.send(messageOf(sent));
    if (undoing !== null) this.#socket.send(undoMessage(undoing));
    if (saidReady !== null) this.#socket.send({ type: 'ready', for: saidReady });
    this.#drafts.repeat();
  }

  #onProblem(id: string | null, why: string): void {
    if (why === 'ahead') this.#socket.send({ type: 'resync' });
    if (id === null || this.talk.fail(id, why)) return;
    const { undoing } = this.#state;
    if (undoing?.id === id) {
      // An undo that was refused would be refused again, so it is no longer offered.
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

  /** The banner for a lost connection appears with a delay, so a command tells at once. */
  #tellIfOffline(): void {
    if (this.#state.line !== 'live') this.#set({ notice: this.#notice('offline') });
  }

  #notice(why: string): SessionNotice {
    return { n: (this.#state.notice?.n ?? 0) + 1, why };
  }
}
