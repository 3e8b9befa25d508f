import type { Entry, GameTypes, Millis, Seat } from '@tablee/kernel';
import type { ClientMessage, HostMessage } from '@tablee/protocol';
import type { Connected } from '../connections/connections.ts';
import type { Arrival, CommandPlayed, LiveMatch } from '../match/live-match.ts';
import type { Clock, Link } from '../ports.ts';
import type { Entrant, FairRaces } from './fair-races.ts';
import { PaceQueue } from './pace-queue.ts';
import { type PlayWhenDue, RaceQueue } from './race-queue.ts';

type CommandMessage = Extract<ClientMessage, { type: 'command' }>;
type UndoMessage = Extract<ClientMessage, { type: 'undo' }>;
export type CommandAnswer = Extract<HostMessage, { type: 'ack' | 'refusal' | 'problem' }>;

/** A command before its race is evened out. */
interface ReceivedCommand {
  readonly seat: Seat;
  readonly command: object;
  readonly id: string;
  readonly on: number;
  readonly link: Link;
}

/** A command that may be played now. */
interface DueCommand extends Entrant {
  readonly id: string;
  readonly link: Link;
  readonly meta: Arrival['meta'];
}

/** Commands of bots and of the clock have no id: they are neither retried nor undone by a client. */
const NO_ID = '';
const NO_LINK: Link = { send: () => undefined, close: () => undefined };

/** 'reading': a newcomer reads the rules of the game. */
export type Standstill = 'paused' | 'reading';

export interface DeskPorts {
  readonly clock: Clock;
  readonly live: LiveMatch;
  readonly races: FairRaces;
  /** Reason why match time is stopped; null while it runs. */
  standsFor(): Standstill | null;
  answer(link: Link, answer: CommandAnswer): void;
}

/** Receives the commands of all seats. Each is answered once, played once, and in the order of its seat. */
export class CommandDesk {
  readonly #ports: DeskPorts;
  readonly #live: LiveMatch;
  readonly #races: FairRaces;
  readonly #raceQueue: RaceQueue;
  readonly #paceQueue: PaceQueue;
  /** Entry of each played command by seat and id: a retry gets the same answer. */
  readonly #played = new Map<string, number>();
  /** Latest entry played by a person: commands of stand-ins and of the clock cannot be undone. */
  #byPerson = -1;

  constructor(ports: DeskPorts) {
    this.#ports = ports;
    this.#live = ports.live;
    this.#races = ports.races;
    this.#raceQueue = new RaceQueue(ports.clock, () => this.#catchUp());
    this.#paceQueue = new PaceQueue(ports.clock, {
      onDue: () => this.#catchUp(),
      dismiss: ({ link, id }, why) => ports.answer(link, { type: 'problem', id, why }),
    });
  }

  recognise(entry: Entry<GameTypes>): void {
    if (entry.kind !== 'command' || entry.id === null) return;
    this.#played.set(keyOf(entry.seat, entry.id), entry.seq);
    this.#byPerson = entry.seq;
  }

  /** Forgets queued commands without an answer: clients send them again under the same id. */
  drop(): void {
    this.#paceQueue.drop();
    this.#raceQueue.drop();
  }

  /** Refuses all queued commands. */
  dismiss(why: Standstill): void {
    this.#paceQueue.dismissAll(why);
    this.#raceQueue.dismissAll((link, id) => this.#ports.answer(link, { type: 'problem', id, why }));
  }

  command({ viewer, link, trip }: Connected, message: CommandMessage): void {
    const { id, on } = message;
    this.#catchUp();
    if (viewer === 'spectator') return this.#ports.answer(link, { type: 'problem', id, why: 'not-seated' });
    const before = this.#played.get(keyOf(viewer, id));
    if (before !== undefined) return this.#ports.answer(link, { type: 'ack', id, seq: before });
    const still = this.#ports.standsFor();
    if (still !== null) return this.#ports.answer(link, { type: 'problem', id, why: still });
    if (on > this.#live.match.seq) return this.#ports.answer(link, { type: 'problem', id, why: 'ahead' });
    const command = this.#live.match.definition.parse(message.command);
    if (command === null) return this.#ports.answer(link, { type: 'problem', id, why: 'unknown-command' });
    const since = this.#races.sinceFrame(on);
    if (since !== null) trip.take(since);
    if (this.#isWaiting(viewer, id, link)) return;
    this.#admit({ seat: viewer, command, id, on, link }, (asked) => this.#decide(asked));
  }

  /** Plays what is overdue in the order of due times, because timers may be late. */
  #catchUp(): void {
    const now = this.#ports.clock.now();
    for (;;) {
      const next = this.#raceQueue.dueAt <= this.#paceQueue.dueAt ? this.#raceQueue : this.#paceQueue;
      if (next.dueAt > now) return;
      next.playFirst();
    }
  }

  /** True if the command is queued already; its answer then goes to the latest link. */
  #isWaiting(seat: Seat, id: string, link: Link): boolean {
    return this.#raceQueue.retry(seat, id, link) || this.#paceQueue.retry(seat, id, link);
  }

  /** Queues a racing command, and every later command of its seat behind it; others are played at once. */
  #admit(received: ReceivedCommand, play: (asked: DueCommand) => void): void {
    const { seat, command, id, on } = received;
    const keys = this.#races.keysOf(seat, command);
    const hold = keys.length === 0 ? 0 : this.#races.holdOf(seat);
    const arrived = this.#live.now();
    const arrivedAt = this.#ports.clock.now();
    this.#raceQueue.admit(seat, id, received.link, hold, (dueAt, link) => {
      const meta = { on, arrived, held: Math.round(dueAt - arrivedAt) };
      play({ seat, command, id, link, keys, dueAt, meta });
    });
  }

  /** Plays the command once the pace of the game allows it and earlier commands of its seat are played. */
  #decide(asked: DueCommand): void {
    const { seat, command, id, link, dueAt } = asked;
    const kind = this.#live.match.definition.early?.kindOf(command) ?? null;
    const since = this.#live.now();
    const wait = (): number => this.#earliness(seat, command, since);
    this.#paceQueue.admit(seat, {
      id,
      kind,
      dueAt,
      link,
      wait,
      play: (due, to) => this.#play({ ...asked, dueAt: due, link: to }),
    });
  }

  /**
   * Remaining delay in ms. 0 if the command came too early to be kept or match time is stopped: it is then refused or
   * played at once.
   */
  #earliness(seat: Seat, command: object, since: Millis): number {
    const { definition, state } = this.#live.match;
    const { early } = definition;
    if (!this.#live.isLive || early === undefined) return 0;
    const view = definition.view(state, seat);
    const ready = definition.readyAt?.(view, seat, command) ?? since;
    return ready - since > early.windowMs(view, seat) ? 0 : Math.max(0, ready - this.#live.now());
  }

  #play(asked: DueCommand): void {
    const { link, id } = asked;
    const played = this.#submit(asked);
    if (played.ok) return this.#ports.answer(link, { type: 'ack', id, seq: played.step.seq });
    const late = this.#races.latenessOf(asked);
    const { rule, facts } = played;
    this.#ports.answer(link, { type: 'refusal', id, rule, facts: { ...facts }, ...(late !== null && { late }) });
  }

  /** Bots take part in races with a round trip of 0. */
  playBot(seat: Seat, command: object, settle: (isPlayed: boolean) => void): void {
    this.#catchUp();
    this.#admit(this.#unnamed(seat, command, NO_LINK), (asked) => settle(this.#submit(asked).ok));
  }

  /** Commands made from talk skip both queues: a queued one would be shown to others before the match knows of it. */
  playHeard(seat: Seat, command: object, link: Link): void {
    this.#catchUp();
    const [arrived, dueAt] = [this.#live.now(), this.#ports.clock.now()];
    const meta = { on: this.#live.match.seq, arrived, held: 0 };
    this.#play({ ...this.#unnamed(seat, command, link), keys: [], dueAt, meta });
  }

  #unnamed(seat: Seat, command: object, link: Link): ReceivedCommand {
    return { seat, command, id: NO_ID, on: this.#live.match.seq, link };
  }

  #submit(asked: DueCommand): CommandPlayed {
    const { seat, command, id, meta } = asked;
    const played = this.#live.play(seat, command, { id: id === NO_ID ? null : id, meta });
    if (played.ok) this.#races.win(asked, played.step);
    return played;
  }

  undo({ viewer, link }: Connected, message: UndoMessage): void {
    const { id } = message;
    this.#catchUp();
    if (viewer === 'spectator') return this.#ports.answer(link, { type: 'problem', id, why: 'not-seated' });
    const still = this.#ports.standsFor();
    if (still !== null) return this.#ports.answer(link, { type: 'problem', id, why: still });
    if (this.#isWaiting(viewer, id, link)) return;
    const play: PlayWhenDue = (_, latest) => this.#undo(viewer, latest, message);
    this.#raceQueue.admit(viewer, id, link, 0, (dueAt, latest) =>
      this.#paceQueue.admit(viewer, { id, kind: null, dueAt, link: latest, wait: () => 0, play }),
    );
  }

  #undo(seat: Seat, link: Link, { id, undoes }: UndoMessage): void {
    if (undoes !== this.#byPerson) return this.#ports.answer(link, { type: 'problem', id, why: 'nothing-to-undo' });
    const undone = this.#live.undo(seat, undoes);
    this.#ports.answer(
      link,
      undone.ok ? { type: 'ack', id, seq: undone.seq } : { type: 'problem', id, why: undone.why },
    );
  }
}

function keyOf(seat: Seat, id: string): string {
  return `${seat} ${id}`;
}
