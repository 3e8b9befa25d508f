interface Answered {
  readonly ok: boolean;
}

/** Asks the host; what it answers is told by the table. */
export interface HoldAsks {
  readonly pause: () => Promise<Answered>;
  readonly resume: () => Promise<Answered>;
  readonly onHeld: (isHeld: boolean) => void;
}

/** The host's pause, asked for while somebody reads and given back afterwards. A pause that a player asked for stays. */
export class Hold {
  readonly #asks: HoldAsks;
  /** One request after the other: a window that opens as another closes must not be overtaken. */
  #line: Promise<void> = Promise.resolve();
  #underway = 0;
  #isHeld = false;

  constructor(asks: HoldAsks) {
    this.#asks = asks;
  }

  /** `isPaused`: the match stands already, unless by a request of this hold that has not come back. */
  begin(isPaused: boolean): void {
    if (this.#isHeld || (isPaused && this.#underway === 0)) return;
    this.#turn(true);
    this.#ask(this.#asks.pause, ({ ok }) => {
      if (!ok && this.#isHeld && this.#underway === 0) this.#turn(false); // the match goes on
    });
  }

  end(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    // Until the host goes on, what is tapped is refused because of what was read, and not because of a pause.
    this.#ask(this.#asks.resume, () => {
      if (!this.#isHeld) this.#asks.onHeld(false);
    });
  }

  /** The player wants the pause, whatever is read: it is not given back. */
  keep(): void {
    if (this.#isHeld) this.#turn(false);
  }

  #turn(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#asks.onHeld(isHeld);
  }

  #ask(ask: () => Promise<Answered>, onDone: (answered: Answered) => void): void {
    const before = this.#line;
    const inTurn = async (): Promise<void> => {
      await before;
      const answered = await ask();
      this.#underway -= 1;
      onDone(answered);
    };
    this.#underway += 1;
    this.#line = inTurn();
  }
}
