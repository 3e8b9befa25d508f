import { type CommandEntry, type Entry, type GameTypes, isSame, type Seat } from '@tablee/kernel';
import type { ClientMessage } from '@tablee/protocol';
import type { Connected } from '../connections/connections.ts';
import type { LiveMatch } from '../match/live-match.ts';
import { TIME_OUT, timedOutBy } from './time-out.ts';

/** Unsent turns by seat. Kept in memory only: neither logged nor shown to others. */
export class Drafts {
  readonly #live: LiveMatch;
  readonly #commands = new Map<Seat, object>();
  /** Latest command of each seat: a reconnected client may send a draft from before it, which is ignored. */
  readonly #lastPlayed = new Map<Seat, number>();

  constructor(live: LiveMatch) {
    this.#live = live;
  }

  keep({ viewer }: Connected, { on, command: raw }: Extract<ClientMessage, { type: 'draft' }>): void {
    if (viewer === 'spectator' || on < (this.#lastPlayed.get(viewer) ?? 0)) return;
    const command = this.#live.match.definition.parse(raw);
    if (command === null) this.#commands.delete(viewer);
    else this.#commands.set(viewer, command);
  }

  see(entry: Entry<GameTypes>): void {
    if (entry.kind === 'command') {
      if (!this.#isStillGood(entry)) this.#drop(entry);
    } else if (entry.kind === 'table' && (entry.note.what === 'seated' || entry.note.what === 'bot')) {
      this.#commands.delete(entry.note.seat);
    }
  }

  /** The draft survives commands that the clock plays, such as drawing a card. */
  #isStillGood(entry: CommandEntry<GameTypes>): boolean {
    return timedOutBy(entry) !== null && !isSame(entry.command, this.#commands.get(entry.seat));
  }

  #drop({ seat, seq }: CommandEntry<GameTypes>): void {
    this.#lastPlayed.set(seat, seq);
    this.#commands.delete(seat);
  }

  /** Plays the draft of a seat whose time is out if the rules allow it, else the fallback of the game. */
  playFor(seat: Seat): void {
    const { definition, state } = this.#live.match;
    const view = definition.view(state, seat);
    const draft = this.#commands.get(seat) ?? null;
    const isLegal = draft !== null && definition.check(view, seat, draft, this.#live.now()) === null;
    const command = isLegal ? draft : definition.fallback(view, seat);
    if (command !== null) this.#live.play(seat, command, { id: null, meta: TIME_OUT });
  }
}
