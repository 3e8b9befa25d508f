interface PauseAnswer {
  readonly ok: boolean;
}

/** Requests to the host. The table shows the effect. */
export interface HoldAsks {
  readonly pause: () => Promise<PauseAnswer>;
  readonly resume: () => Promise<PauseAnswer>;
  readonly onHeld: (isHeld: boolean) => void;
}

/** Pauses the match while a window is open and resumes it afterwards. Leaves a pause alone that a player asked for. */
export class Hold {
  readonly #asks: HoldAsks;
  /** Serialises the requests: a window that opens as another closes must not send them out of order. */
  #line: Promise<void> = Promise.resolve();
  #underway = 0;
  #isHeld = false;

  constructor(asks: HoldAsks) {
    this.#asks = asks;
  }

  /**
   * `isPaused`: the match is paused already. Ignored while a request of this hold is unanswered, which may be the
   * cause.
   */
  begin(isPaused: boolean): void {
    if (this.#isHeld || (isPaused && this.#underway === 0)) return;
    this.#turn(true);
    this.#ask(this.#asks.pause, ({ ok }) => {
      if (!ok && this.#isHeld && this.#underway === 0) this.#turn(false); // The pause was refused.
    });
  }

  end(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    // Held until the host resumes, so that a tap in between is not answered with « paused ».
    this.#ask(this.#asks.resume, () => {
      if (!this.#isHeld) this.#asks.onHeld(false);
    });
  }

  /** The player asks for a pause meanwhile: it is not resumed. */
  keep(): void {
    if (this.#isHeld) this.#turn(false);
  }

  #turn(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#asks.onHeld(isHeld);
  }

  #ask(ask: () => Promise<PauseAnswer>, onDone: (answered: PauseAnswer) => void): void {
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
