import {
  type Entry,
  type GameTypes,
  type Match,
  type Millis,
  type Seat,
  type TableNote,
  toSeat,
  type Viewer,
} from '@tablee/kernel';
import { type ClientMessage, type HouseRules, type ServerMessage, turnAllowance } from '@tablee/protocol';
import type { Around } from './around.ts';
import { BotSeats } from './bot-seats.ts';
import type { Connected, Connections } from './connections.ts';
import { EARLY_MS, EarlyCommands } from './early.ts';
import { type Stepped, snapshotOf, tailOf } from './frames.ts';
import { History } from './history.ts';
import { Journal } from './journal.ts';
import { LiveMatch } from './live-match.ts';
import { Outbox } from './outbox.ts';
import type { Clock, TableStore, Thinker } from './ports.ts';
import { Proceedings } from './proceedings.ts';
import type { HostCatalog, Rebuilt } from './rebuild.ts';
import type { Sitter } from './table-doc.ts';
import { TIME_OUT } from './time-out.ts';

export interface MatchPorts {
  readonly clock: Clock;
  readonly store: TableStore;
  readonly thinker: Thinker;
  readonly catalog: HostCatalog;
}

export interface MatchWatch {
  /** The last entry is durable, and the match has a result. */
  onOver(): void;
  /** What stands around the match has changed, and that is durable. */
  onNote(): void;
  onLost(reason: unknown): void;
  onAnswer(answer: 'ack' | 'refusal' | 'problem'): void;
}

type CommandMessage = Extract<ClientMessage, { type: 'command' }>;

/** A match in play at a table: takes commands, keeps them, and shows every viewer what is durable. */
export class HostedMatch {
  readonly #live: LiveMatch;
  readonly #bots: BotSeats;
  readonly #history = new History();
  readonly #journal: Journal;
  readonly #outbox: Outbox;
  readonly #early: EarlyCommands;
  readonly #connections: Connections;
  readonly #ports: MatchPorts;
  readonly #watch: MatchWatch;
  /** Where each command was played, by seat and id: a retry is answered, not played again. */
  readonly #played = new Map<string, number>();
  /** Entries that are people's own: what a stand-in or the clock played for a seat is not its own to take back. */
  readonly #byPeople = new Set<number>();
  readonly #proceedings: Proceedings;

  constructor(
    { id: table, house }: { readonly id: string; readonly house: HouseRules },
    rebuilt: Rebuilt,
    connections: Connections,
    ports: MatchPorts,
    watch: MatchWatch,
  ) {
    this.#ports = ports;
    this.#watch = watch;
    this.#connections = connections;
    this.#outbox = new Outbox(rebuilt.match.seq);
    this.#live = new LiveMatch(rebuilt.match, ports.clock, (step, match) => this.#onStep(step, match));
    this.#early = new EarlyCommands(ports.clock);
    this.#journal = new Journal(ports.store, table, {
      onDurable: (seq) => this.#outbox.release(seq),
      onLost: (reason) => this.#onLost(reason),
    });
    const live = this.#live;
    this.#bots = new BotSeats(
      {
        get match() {
          return live.match;
        },
        get isLive() {
          return live.isLive;
        },
        now: () => live.now(),
        play: (seat, command) => live.play(seat, command, { id: null, meta: null }).ok,
      },
      ports.clock,
      ports.thinker,
    );
    this.#proceedings = new Proceedings(
      rebuilt.match,
      { allowance: turnAllowance(house), now: () => live.now(), playFor: (seat) => this.#playFor(seat) },
      ports.clock,
      { onTurn: () => this.tellTurn(), onNote: () => watch.onNote() },
    );
    for (const entry of rebuilt.earlier) this.#recognise(entry);
    for (const step of rebuilt.steps) this.#remember(step);
    this.#proceedings.recall(rebuilt.earlier, rebuilt.steps);
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

  get around(): Around {
    return this.#proceedings.around;
  }

  /** As far as it is durable: what may be told. */
  get shownAround(): Around {
    return this.#proceedings.shown;
  }

  /** `past` is the whole match so far, for what bots remember of it. */
  seat(sitters: readonly Sitter[], past: readonly Stepped[]): void {
    for (const [seat, sitter] of sitters.entries()) {
      if (sitter.kind === 'bot') this.#seatBot(toSeat(seat), sitter.level, past);
    }
  }

  #seatBot(seat: Seat, level: string, past: readonly Stepped[]): void {
    const bot = this.#ports.catalog[this.definition.id]?.bots[level];
    if (bot === undefined) throw new Error(`${this.definition.id} has no bot ${level}`);
    this.#bots.sit(seat, level, bot, past);
  }

  run(): void {
    if (this.#live.isLive) return;
    this.#live.run();
    this.#bots.stir();
    if (this.#live.isLive) this.#proceedings.wind();
  }

  /** Match time stands, and nobody plays. */
  halt(): void {
    this.#live.stand();
    this.#bots.rest();
    this.#proceedings.rest();
    this.#early.drop();
  }

  /** What was played is durable when this resolves. */
  async stand(): Promise<void> {
    this.halt();
    await this.#journal.settled();
  }

  pause(seat: Seat): void {
    this.note({ what: 'pause', seat });
    this.#early.dismissAll('paused');
    this.halt();
  }

  /** A bot takes the seat over and remembers what it would had it sat there all along: `past`, and what came since. */
  handToBot(seat: Seat, level: string, past: readonly Stepped[], what: 'bot' | 'stand-in' = 'bot'): void {
    const since = this.#history.between(past.at(-1)?.seq ?? -1, this.#live.match.seq) ?? [];
    this.#seatBot(seat, level, [...past, ...since]);
    const isKnown = what === 'stand-in' && this.around.absences[seat]?.standIn === level;
    if (!isKnown) this.note({ what, seat, who: level });
    this.#bots.stir();
  }

  /** Whoever sits there plays again, or somebody new does. */
  handToPerson(seat: Seat, note: TableNote): void {
    this.#bots.stand(seat);
    this.note(note);
  }

  isBotAt(seat: Seat): boolean {
    return this.#bots.has(seat);
  }

  note(note: TableNote): void {
    this.#live.note(note);
  }

  /** Where the match stands for this connection: the frames since the last it has, or the view whole. */
  greet(connected: Connected, since: number | null): void {
    const { durable } = this.#outbox;
    connected.follows = true;
    const steps = since === null ? null : this.#history.between(since, durable);
    if (steps === null || steps.length === 0) this.#sendWhole(connected);
    else for (const frame of tailOf(this.definition, steps, connected.viewer)) connected.link.send(frame);
    const { turn } = this.#proceedings;
    if (turn !== null) connected.link.send(turn);
  }

  /** After the deal, which is no entry. */
  tellTurn(): void {
    const { turn } = this.#proceedings;
    if (turn !== null) this.#connections.tell(turn);
  }

  #sendWhole({ viewer, link }: Connected): void {
    const { durable } = this.#outbox;
    const step = this.#history.at(durable);
    const state = step?.after ?? this.#live.match.state;
    const view = this.definition.view(state, viewer);
    link.send(snapshotOf(view, durable, this.#live.now(), this.#live.isLive));
  }

  command(connected: Connected, message: CommandMessage): void {
    const { viewer, link } = connected;
    if (viewer === 'spectator') return this.#answer(link, { type: 'problem', id: message.id, why: 'not-seated' });
    const before = this.#played.get(keyOf(viewer, message.id));
    if (before !== undefined) return this.#answer(link, { type: 'ack', id: message.id, seq: before });
    if (this.around.pause !== null) return this.#answer(link, { type: 'problem', id: message.id, why: 'paused' });
    if (message.on > this.#live.match.seq) return this.#answer(link, { type: 'problem', id: message.id, why: 'ahead' });
    const command = this.definition.parse(message.command);
    if (command === null) return this.#answer(link, { type: 'problem', id: message.id, why: 'unknown-command' });
    this.#early.replaceBy(viewer, message.id);
    const early = this.#earliness(viewer, command);
    if (early === 0) return this.#play(connected, viewer, command, message);
    this.#early.keep(
      viewer,
      message.id,
      early,
      () => this.#play(connected, viewer, command, message),
      (why) => this.#answer(link, { type: 'problem', id: message.id, why }),
    );
  }

  /** How many milliseconds too early it is for the pace; 0 also where it is too early to be kept. */
  #earliness(seat: Seat, command: object): number {
    const { definition } = this;
    const { state } = this.#live.match;
    const ready: Millis | undefined = definition.readyAt?.(definition.view(state, seat), seat, command);
    const early = ready === undefined ? 0 : ready - this.#live.now();
    return early > 0 && early <= EARLY_MS ? early : 0;
  }

  #play({ link }: Connected, seat: Seat, command: object, { id, on }: CommandMessage): void {
    const played = this.#live.play(seat, command, { id, meta: { on, arrived: this.#live.now() } });
    if (played.ok) return this.#answer(link, { type: 'ack', id, seq: played.seq });
    this.#answer(link, { type: 'refusal', id, rule: played.rule, facts: { ...played.facts } });
  }

  undo({ viewer, link }: Connected, { id, undoes }: Extract<ClientMessage, { type: 'undo' }>): void {
    if (viewer === 'spectator') return this.#answer(link, { type: 'problem', id, why: 'not-seated' });
    if (this.around.pause !== null) return this.#answer(link, { type: 'problem', id, why: 'paused' });
    if (!this.#byPeople.has(undoes)) return this.#answer(link, { type: 'problem', id, why: 'nothing-to-undo' });
    const undone = this.#live.undo(viewer, undoes);
    this.#answer(link, undone.ok ? { type: 'ack', id, seq: undone.seq } : { type: 'problem', id, why: undone.why });
  }

  #playFor(seat: Seat): void {
    const { state } = this.#live.match;
    const command = this.definition.fallback(this.definition.view(state, seat), seat);
    if (command !== null) this.#live.play(seat, command, { id: null, meta: TIME_OUT });
  }

  /** An answer tells where the match stands: it waits until that is durable. */
  #answer(link: Connected['link'], message: Extract<ServerMessage, { type: 'ack' | 'refusal' | 'problem' }>): void {
    this.#watch.onAnswer(message.type);
    this.#outbox.after(this.#live.match.seq, () => link.send(message));
  }

  #remember(step: Stepped): void {
    this.#history.add(step);
    if (step.entry !== null) this.#recognise(step.entry);
  }

  #recognise(entry: Entry<GameTypes>): void {
    if (entry.kind !== 'command' || entry.id === null) return;
    this.#played.set(keyOf(entry.seat, entry.id), entry.seq);
    this.#byPeople.add(entry.seq);
  }

  #onStep(step: Stepped, match: Match<GameTypes>): void {
    this.#remember(step);
    if (step.entry !== null) this.#journal.write(step.entry, match);
    this.#outbox.after(step.seq, () => this.#connections.show(this.definition, step));
    this.#outbox.after(step.seq, this.#proceedings.see(step));
    this.#bots.see(step);
    this.#bots.stir();
    if (this.#live.isLive) this.#proceedings.wind();
    else this.#proceedings.rest();
    if (this.isOver) this.#outbox.after(step.seq, () => this.#watch.onOver());
  }

  #onLost(reason: unknown): void {
    this.halt();
    this.#outbox.discard();
    this.#watch.onLost(reason);
  }
}

function keyOf(seat: Viewer, id: string): string {
  return `${seat} ${id}`;
}
