import {
  type Entry,
  type GameTypes,
  type Match,
  type Millis,
  nextWake,
  type Seat,
  type TableNote,
  type TalkKind,
  toSeat,
} from '@tablee/kernel';
import { type ClientMessage, type HouseRules, turnAllowance } from '@tablee/protocol';
import type { BotMemory } from '../bots/bot-memory.ts';
import { BotSeats, type BotTable } from '../bots/bot-seats.ts';
import { type CommandAnswer, CommandDesk } from '../commands/command-desk.ts';
import { Drafts } from '../commands/drafts.ts';
import { FairRaces, type RaceTable } from '../commands/fair-races.ts';
import type { Connected, Connections } from '../connections/connections.ts';
import { PingBoard } from '../connections/ping-board.ts';
import { Journal } from '../log/journal.ts';
import { Outbox } from '../log/outbox.ts';
import type { Link } from '../ports.ts';
import type { MatchNotes } from '../presence/match-notes.ts';
import type { Sitter } from '../table/table-doc.ts';
import { TurnState } from '../turns/turn-state.ts';
import { DurableMatch } from './durable-match.ts';
import type { MatchStep } from './frames.ts';
import type { History } from './history.ts';
import { LiveMatch } from './live-match.ts';
import type { MatchPorts, MatchTable, MatchWatch } from './match-ports.ts';
import type { Rebuilt } from './rebuild.ts';

/** A match in play at a table: takes commands, keeps them, and shows every viewer what is durable. */
export class HostedMatch {
  readonly #live: LiveMatch;
  readonly #bots: BotSeats;
  readonly #history: History;
  readonly #journal: Journal;
  readonly #outbox: Outbox;
  readonly #races: FairRaces;
  readonly #pings: PingBoard;
  readonly #desk: CommandDesk;
  readonly #drafts: Drafts;
  readonly #connections: Connections;
  readonly #watch: MatchWatch;
  readonly #turns: TurnState;
  readonly #durable: DurableMatch;
  /** Match time that was jumped over by entries which are not durable yet. */
  #skippedMs = 0;

  constructor(surroundings: MatchTable, rebuilt: Rebuilt, ports: MatchPorts, watch: MatchWatch) {
    const { id, house, connections } = surroundings;
    const { clock, store, thinker, catalog } = ports;
    this.#watch = watch;
    this.#connections = connections;
    this.#history = rebuilt.history;
    this.#durable = new DurableMatch(rebuilt.match, rebuilt.history, connections);
    this.#outbox = new Outbox(rebuilt.match.seq);
    const live = new LiveMatch(rebuilt.match, clock, (step, match) => this.#onStep(step, match));
    this.#live = live;
    this.#drafts = new Drafts(live);
    this.#journal = new Journal(store, id, {
      onDurable: (seq) => this.#outbox.release(seq),
      onLost: (reason) => this.#onLost(reason),
    });
    const table = this.#seenTable(live, house, connections);
    this.#bots = new BotSeats(table, clock, thinker, catalog);
    this.#races = new FairRaces(table, clock);
    this.#pings = new PingBoard(this.#races, connections, clock);
    this.#desk = new CommandDesk({
      clock,
      live,
      races: this.#races,
      standsFor: () => (this.notes.pause !== null ? 'paused' : surroundings.isReading() ? 'reading' : null),
      answer: (link, answer) => this.#answer(link, answer),
    });
    this.#turns = new TurnState(
      rebuilt.match,
      { allowance: turnAllowance(house), now: () => live.now(), playFor: (seat) => this.#drafts.playFor(seat) },
      clock,
      { onTurn: () => this.tellTurn(), onNotesChanged: () => watch.onNotesChanged() },
    );
  }

  /** The match as bots and races look at it. */
  #seenTable(live: LiveMatch, house: HouseRules, connections: Connections): BotTable & RaceTable {
    return {
      isFair: house.fair,
      connections,
      get match() {
        return live.match;
      },
      get isLive() {
        return live.isLive;
      },
      now: () => live.now(),
      play: (seat, command, settle) => this.#desk.playBot(seat, command, settle),
    };
  }

  get definition(): Match<GameTypes>['definition'] {
    return this.#live.match.definition;
  }

  get isOver(): boolean {
    return this.#live.isOver;
  }

  get isLive(): boolean {
    return this.#live.isLive;
  }

  /** Match time. */
  now(): Millis {
    return this.#live.now();
  }

  /** Without a jump that is not durable: what may be told. */
  get durableTime(): { readonly at: number; readonly live: boolean } {
    return { at: this.now() - this.#skippedMs, live: this.isLive };
  }

  get notes(): MatchNotes {
    return this.#turns.notes;
  }

  /** As far as it is durable: what may be told. */
  get durableNotes(): MatchNotes {
    return this.#turns.durableNotes;
  }

  /** Bots that have sat there from the beginning: what they remember is then recalled, step by step. */
  seat(sitters: readonly Sitter[]): void {
    for (const [seat, sitter] of sitters.entries())
      if (sitter.kind === 'bot') this.#bots.add(toSeat(seat), sitter.level);
  }

  /** A step from before this host began: durable, and seen by all who sit here. */
  recall(step: MatchStep): void {
    if (step.entry !== null) this.#recognise(step.entry);
    this.#turns.recall(step);
    this.#bots.recall(step);
  }

  /** An entry from before the steps that are recalled. */
  recallEntry(entry: Entry<GameTypes>): void {
    this.#recognise(entry);
    this.#turns.recallEntry(entry);
  }

  run(): void {
    if (this.#live.isLive) return;
    this.#live.run();
    this.#bots.askBots();
    if (this.#live.isLive) this.#turns.startClocks();
  }

  /** Match time stands, and nobody plays. */
  halt(): void {
    this.#live.stop();
    this.#bots.stop();
    this.#turns.stopClocks();
    this.#desk.drop();
  }

  /** What was played is durable when this resolves. */
  async retire(): Promise<void> {
    this.halt();
    await this.#journal.settled();
  }

  pause(seat: Seat): void {
    this.note({ what: 'pause', seat });
    this.#desk.dismiss('paused');
    this.halt();
  }

  /** Somebody reads the rules first. */
  awaitReaders(): void {
    if (this.isLive) this.#desk.dismiss('reading');
    this.halt();
  }

  /** Match time jumps to the next wake. */
  skip(): void {
    if (!this.isLive || nextWake(this.#live.match) === null) return;
    const before = this.now();
    let skippedMs = 0;
    // Before what is told of the wake, which is the next entry.
    this.#outbox.after(this.#live.match.seq + 1, () => {
      this.#skippedMs -= skippedMs;
    });
    this.#live.skip();
    skippedMs = this.now() - before;
    this.#skippedMs += skippedMs;
  }

  /** A bot takes the seat over. It remembers what it is given, and what came since. */
  handToBot(seat: Seat, level: string, { memory, seq }: BotMemory, what: 'bot' | 'stand-in' = 'bot'): void {
    this.#bots.add(seat, level, memory, this.#history.between(seq, this.#live.match.seq) ?? []);
    const isKnown = what === 'stand-in' && this.notes.absences[seat]?.standIn === level;
    if (!isKnown) this.note({ what, seat, who: level });
    this.#bots.askBots();
  }

  /** The person of this seat plays again, or a new one does. */
  handToPerson(seat: Seat, note: TableNote): void {
    this.#bots.remove(seat);
    this.note(note);
  }

  isBotAt(seat: Seat): boolean {
    return this.#bots.has(seat);
  }

  note(note: TableNote): void {
    this.#live.note(note);
  }

  /** Where the match stands, for this connection. */
  greet(connected: Connected, since: number | null): void {
    this.#durable.greet(connected, since, this.durableTime);
    this.#pings.greet(connected.link);
    const { turn } = this.#turns;
    if (turn !== null) connected.link.send(turn);
  }

  /** Somebody's way to the host was measured: it matters where there are races. */
  showPings(): void {
    if (this.definition.contest !== undefined && !this.isOver) this.#pings.update();
  }

  /** The seats whose move it is; null where everybody acts at once. */
  get awaited(): readonly number[] | null {
    return this.#turns.turn?.awaited ?? null;
  }

  /** After the deal, which is no entry. */
  tellTurn(): void {
    const { turn } = this.#turns;
    if (turn !== null) this.#connections.tell(turn);
  }

  ask(connected: Connected, message: Extract<ClientMessage, { type: 'command' | 'undo' }>): void {
    if (message.type === 'command') this.#desk.command(connected, message);
    else this.#desk.undo(connected, message);
  }

  keepDraft(connected: Connected, message: Extract<ClientMessage, { type: 'draft' }>): void {
    this.#drafts.keep(connected, message);
  }

  /** What somebody says is passed on at once; where a rule hears it, when the entry that it makes is durable. */
  hearTalk(seat: Seat, said: TalkKind, tell: () => void): void {
    const publicView = this.definition.view(this.#live.match.state, 'spectator');
    const command = this.isLive ? (this.definition.commandFromTalk?.(publicView, seat, said) ?? null) : null;
    if (command === null) tell();
    else this.#desk.playHeard(seat, command, { send: tell, close: () => undefined });
  }

  /**
   * An answer tells where the match stands: it waits until that is durable. That a command was played is said before
   * its entry is shown: a page then knows whose it is, and draws both at once.
   */
  #answer(link: Link, answer: CommandAnswer): void {
    this.#watch.onAnswer(answer.type);
    if (answer.type === 'ack') this.#outbox.ahead(answer.seq, () => link.send(answer));
    else this.#outbox.after(this.#live.match.seq, () => link.send(answer));
  }

  #onStep(step: MatchStep, match: Match<GameTypes>): void {
    if (step.entry !== null) this.#keep(step.entry, match);
    this.#outbox.after(step.seq, () => this.#show(step));
    this.#outbox.after(step.seq, this.#turns.see(step));
    this.#bots.see(step);
    this.#bots.askBots();
    if (this.#live.isLive) this.#turns.startClocks();
    else this.#turns.stopClocks();
    if (this.isOver) this.#outbox.after(step.seq, () => this.#watch.onOver());
  }

  #keep(entry: Entry<GameTypes>, match: Match<GameTypes>): void {
    this.#history.add(entry, match);
    this.#recognise(entry);
    this.#journal.write(entry, match);
  }

  #recognise(entry: Entry<GameTypes>): void {
    this.#desk.recognise(entry);
    this.#drafts.see(entry);
    this.#durable.note(entry);
  }

  #show(step: MatchStep): void {
    this.#races.frameLeft(step.seq);
    this.#durable.show(step);
  }

  #onLost(reason: unknown): void {
    this.halt();
    this.#outbox.discard();
    this.#watch.onLost(reason);
  }
}
