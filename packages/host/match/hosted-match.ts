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
import { type ClientMessage, turnAllowance } from '@tablee/protocol';
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

/** A running match: receives commands, writes the log and shows viewers the durable part. */
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
  /** Sum of jumps of match time whose entries are not durable yet. */
  #skippedMs = 0;

  constructor(surroundings: MatchTable, rebuilt: Rebuilt, ports: MatchPorts, watch: MatchWatch) {
    const { id, connections } = surroundings;
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
    const table = this.#seenTable(live, surroundings);
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
      live.match,
      {
        allowance: turnAllowance(surroundings.house),
        now: () => live.now(),
        playFor: (seat) => this.#drafts.playFor(seat),
      },
      clock,
      { onTurn: () => this.tellTurn(), onNotesChanged: () => watch.onNotesChanged() },
    );
  }

  #seenTable(live: LiveMatch, surroundings: MatchTable): BotTable & RaceTable {
    return {
      isFair: surroundings.house.fair,
      connections: surroundings.connections,
      people: () => surroundings.people(),
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

  now(): Millis {
    return this.#live.now();
  }

  /** Match time without jumps that are not durable. */
  get durableTime(): { readonly at: number; readonly live: boolean } {
    return { at: this.now() - this.#skippedMs, live: this.isLive };
  }

  get notes(): MatchNotes {
    return this.#turns.notes;
  }

  get durableNotes(): MatchNotes {
    return this.#turns.durableNotes;
  }

  /** Adds the bots that sit from the start; `recall` then rebuilds their memories. */
  seat(sitters: readonly Sitter[]): void {
    for (const [seat, sitter] of sitters.entries())
      if (sitter.kind === 'bot') this.#bots.add(toSeat(seat), sitter.level);
  }

  /** Applies a durable step from before this host took over. */
  recall(step: MatchStep): void {
    if (step.entry !== null) this.#recognise(step.entry);
    this.#turns.recall(step);
    this.#bots.recall(step);
  }

  /** Applies an entry from before the steps that are replayed. */
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

  /** Stops match time, bots and turn clocks, and forgets queued commands. */
  halt(): void {
    this.#live.stop();
    this.#bots.stop();
    this.#turns.stopClocks();
    this.#desk.drop();
  }

  /** Stops the match; resolves when its entries are durable. */
  async retire(): Promise<void> {
    this.halt();
    await this.#journal.settled();
  }

  pause(seat: Seat): void {
    this.note({ what: 'pause', seat });
    this.#desk.dismiss('paused');
    this.halt();
  }

  /** Stops the match while a newcomer reads the rules. */
  awaitReaders(): void {
    if (this.isLive) this.#desk.dismiss('reading');
    this.halt();
  }

  /** Moves match time to the next wake. */
  skip(): void {
    if (!this.isLive || nextWake(this.#live.match) === null) return;
    const before = this.now();
    let skippedMs = 0;
    // runs before the messages about the wake, which is the next entry
    this.#outbox.after(this.#live.match.seq + 1, () => {
      this.#skippedMs -= skippedMs;
    });
    this.#live.skip();
    skippedMs = this.now() - before;
    this.#skippedMs += skippedMs;
  }

  /** Lets a bot play for the seat, with the given memory and the steps since then. */
  handToBot(seat: Seat, level: string, { memory, seq }: BotMemory, what: 'bot' | 'stand-in' = 'bot'): void {
    this.#bots.add(seat, level, memory, this.#history.between(seq, this.#live.match.seq) ?? []);
    const isKnown = what === 'stand-in' && this.notes.absences[seat]?.standIn === level;
    if (!isKnown) this.note({ what, seat, who: level });
    this.#bots.askBots();
  }

  /** Lets the person of the seat play, returning or new. */
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

  greet(connected: Connected, since: number | null): void {
    this.#durable.greet(connected, since, this.durableTime);
    this.#pings.greet(connected.link);
    const { turn } = this.#turns;
    if (turn !== null) connected.link.send(turn);
  }

  /** Broadcasts pings, in games with races only. */
  showPings(): void {
    if (this.definition.contest !== undefined && !this.isOver) this.#pings.update();
  }

  /** Seats to act; null in real time. */
  get awaited(): readonly number[] | null {
    return this.#turns.turn?.awaited ?? null;
  }

  /** Broadcasts the first turn: the deal has no entry that would trigger it. */
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

  /** Passes talk on at once, or once the entry is durable if a rule makes a command of it. */
  hearTalk(seat: Seat, said: TalkKind, tell: () => void): void {
    const publicView = this.definition.view(this.#live.match.state, 'spectator');
    const command = this.isLive ? (this.definition.commandFromTalk?.(publicView, seat, said) ?? null) : null;
    if (command === null) tell();
    else this.#desk.playHeard(seat, command, { send: tell, close: () => undefined });
  }

  /**
   * Sends an answer when the entries it refers to are durable. An ack goes before the frame of its entry: a page can
   * then tell that the entry is its own, and draws both at once.
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
