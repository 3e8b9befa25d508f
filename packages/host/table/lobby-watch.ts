import type { Clock } from '../ports.ts';

export interface WatchedLobby {
  graceMs(): number;
  isMakerHere(): boolean;
  /** Makes somebody who is present the maker. */
  passOn(): void;
}

/** Passes the maker's powers on when the maker of a waiting table is away for the grace time: only a maker can start. */
export class LobbyWatch {
  readonly #lobby: WatchedLobby;
  readonly #clock: Clock;
  #goneSince: number | null = null;
  #cancel: () => void = () => {};

  constructor(lobby: WatchedLobby, clock: Clock) {
    this.#lobby = lobby;
    this.#clock = clock;
  }

  update(): void {
    this.stop();
    if (this.#lobby.isMakerHere()) {
      this.#goneSince = null;
      return;
    }
    const now = this.#clock.now();
    this.#goneSince ??= now;
    const left = this.#goneSince + this.#lobby.graceMs() - now;
    if (left > 0) this.#cancel = this.#clock.after(left, () => this.update());
    else this.#lobby.passOn();
  }

  stop(): void {
    this.#cancel();
  }
}
