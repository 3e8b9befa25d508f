import type { Entry, GameTypes, Seat } from '@tablee/kernel';

/** What each seat has composed and not played yet: in memory only, never logged and never shown. */
export class Drafts {
  readonly #commands = new Map<Seat, object>();
  /** The last command of each seat: a draft from before it, sent again by a client that was cut off, is out of date. */
  readonly #lastPlayed = new Map<Seat, number>();

  keep(seat: Seat, on: number, command: object | null): void {
    if (on < (this.#lastPlayed.get(seat) ?? 0)) return;
    if (command === null) this.#commands.delete(seat);
    else this.#commands.set(seat, command);
  }

  of(seat: Seat): object | null {
    return this.#commands.get(seat) ?? null;
  }

  see(entry: Entry<GameTypes>): void {
    if (entry.kind === 'command') {
      this.#lastPlayed.set(entry.seat, entry.seq);
      this.#commands.delete(entry.seat);
    } else if (entry.kind === 'table' && (entry.note.what === 'seated' || entry.note.what === 'bot')) {
      this.#commands.delete(entry.note.seat);
    }
  }
}
