import type { Entry, GameTypes, Millis, Seat } from '@tablee/kernel';
import type { ClientMessage, ServerMessage } from '@tablee/protocol';
import type { Connected } from './connections.ts';
import { EARLY_MS, EarlyCommands } from './early.ts';
import type { Entrant, FairRaces } from './fair-races.ts';
import { HeldBack } from './held-back.ts';
import type { Arrival, CommandPlayed, LiveMatch } from './live-match.ts';
import type { Clock, Link } from './ports.ts';

type CommandMessage = Extract<ClientMessage, { type: 'command' }>;
type UndoMessage = Extract<ClientMessage, { type: 'undo' }>;
export type Answer = Extract<ServerMessage, { type: 'ack' | 'refusal' | 'problem' }>;

/** A command as it came, and where its answer goes. */
interface Received {
  readonly seat: Seat;
  readonly command: object;
  readonly id: string;
  readonly on: number;
  readonly link: Link;
}

/** A command whose time has come. */
interface Asked extends Entrant {
  readonly id: string;
  readonly link: Link;
  readonly meta: Arrival['meta'];
}

/** A bot waits for no answer. */
const NOBODY: Link = { send: () => undefined, close: () => undefined };

export interface DeskPorts {
  readonly clock: Clock;
  readonly live: LiveMatch;
  readonly races: FairRaces;
  isPaused(): boolean;
  answer(link: Link, answer: Answer): void;
}

/** Takes what seats ask for: all of it is answered once, played once and in each seat's own order. */
export class CommandDesk {
  readonly #ports: DeskPorts;
  readonly #live: LiveMatch;
  readonly #races: FairRaces;
  readonly #held: HeldBack;
  readonly #early: EarlyCommands;
  /** Where each command was played, by seat and id: a retry is answered, not played again. */
  readonly #played = new Map<string, number>();
  /** The last entry that is somebody's own: what a stand-in or the clock played for a seat is not its own to take back. */
  #byPerson = -1;

  constructor(ports: DeskPorts) {
    this.#ports = ports;
    this.#live = ports.live;
    this.#races = ports.races;
    this.#held = new HeldBack(ports.clock);
    this.#early = new EarlyCommands(ports.clock);
  }

  recognise(entry: Entry<GameTypes>): void {
    if (entry.kind !== 'command' || entry.id === null) return;
    this.#played.set(keyOf(entry.seat, entry.id), entry.seq);
    this.#byPerson = entry.seq;
  }

  /** What waits was not answered: its sender asks again for it, under the same id. */
  drop(): void {
    this.#early.drop();
    this.#held.drop();
  }

  /** Nobody plays until the match goes on. */
  pause(): void {
    this.#early.dismissAll('paused');
    this.#held.dismissAll((link, id) => this.#ports.answer(link, { type: 'problem', id, why: 'paused' }));
  }

  command({ viewer, link, trip }: Connected, message: CommandMessage): void {
    const { id, on } = message;
    this.#held.catchUp();
    if (viewer === 'spectator') return this.#ports.answer(link, { type: 'problem', id, why: 'not-seated' });
    const before = this.#played.get(keyOf(viewer, id));
    if (before !== undefined) return this.#ports.answer(link, { type: 'ack', id, seq: before });
    if (this.#ports.isPaused()) return this.#ports.answer(link, { type: 'problem', id, why: 'paused' });
    if (on > this.#live.match.seq) return this.#ports.answer(link, { type: 'problem', id, why: 'ahead' });
    const command = this.#live.match.definition.parse(message.command);
    if (command === null) return this.#ports.answer(link, { type: 'problem', id, why: 'unknown-command' });
    const since = this.#races.sinceFrame(on);
    if (since !== null) trip.take(since);
    if (this.#held.retry(viewer, id, link)) return;
    this.#admit({ seat: viewer, command, id, on, link }, (asked) => this.#decide(asked));
  }

  /** What is raced for waits, and behind it whatever else its seat asks for; everything else is played at once. */
  #admit(received: Received, play: (asked: Asked) => void): void {
    const { seat, command, id, on } = received;
    const keys = this.#races.keysOf(seat, command);
    const hold = keys.length === 0 ? 0 : this.#races.holdOf(seat);
    const arrived = this.#live.now();
    const arrivedAt = this.#ports.clock.now();
    this.#held.admit(seat, id, received.link, hold, (dueAt, link) => {
      const meta = { on, arrived, held: Math.round(dueAt - arrivedAt) };
      play({ seat, command, id, link, keys, dueAt, meta });
    });
  }

  #decide(asked: Asked): void {
    const { seat, command, link, id } = asked;
    const before = this.#played.get(keyOf(seat, id));
    if (before !== undefined) return this.#ports.answer(link, { type: 'ack', id, seq: before });
    this.#early.replaceBy(seat, id);
    const early = this.#earliness(seat, command);
    if (early === 0) return this.#play(asked);
    this.#early.keep(
      seat,
      id,
      early,
      () => this.#play({ ...asked, dueAt: this.#ports.clock.now() }),
      (why) => this.#ports.answer(link, { type: 'problem', id, why }),
    );
  }

  /** How many milliseconds too early it is for the pace; 0 also where it is too early to be kept. */
  #earliness(seat: Seat, command: object): number {
    const { definition, state } = this.#live.match;
    const ready: Millis | undefined = definition.readyAt?.(definition.view(state, seat), seat, command);
    const early = ready === undefined ? 0 : ready - this.#live.now();
    return early > 0 && early <= EARLY_MS ? early : 0;
  }

  #play(asked: Asked): void {
    const { link, id } = asked;
    const played = this.#submit(asked, id);
    if (played.ok) return this.#ports.answer(link, { type: 'ack', id, seq: played.step.seq });
    const late = this.#races.latenessOf(asked);
    const { rule, facts } = played;
    this.#ports.answer(link, { type: 'refusal', id, rule, facts: { ...facts }, ...(late !== null && { late }) });
  }

  /** A bot races like everybody else, from the seat next to the host. */
  playBot(seat: Seat, command: object, settle: (isPlayed: boolean) => void): void {
    this.#held.catchUp();
    const received = { seat, command, id: '', on: this.#live.match.seq, link: NOBODY };
    this.#admit(received, (asked) => settle(this.#submit(asked, null).ok));
  }

  #submit(asked: Asked, id: string | null): CommandPlayed {
    const { seat, command, meta } = asked;
    const played = this.#live.play(seat, command, { id, meta });
    if (played.ok) this.#races.win(asked, played.step);
    return played;
  }

  undo({ viewer, link }: Connected, message: UndoMessage): void {
    const { id } = message;
    this.#held.catchUp();
    if (viewer === 'spectator') return this.#ports.answer(link, { type: 'problem', id, why: 'not-seated' });
    if (this.#ports.isPaused()) return this.#ports.answer(link, { type: 'problem', id, why: 'paused' });
    if (this.#held.retry(viewer, id, link)) return;
    this.#held.admit(viewer, id, link, 0, (_, latest) => this.#undo(viewer, latest, message));
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
