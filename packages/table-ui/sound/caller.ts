/** What says a word aloud and tells when it has. */
export interface Mouth {
  say(word: string, onSaid: () => void): void;
  hush(): void;
}

/**
 * Calls short words aloud while things happen faster than anybody can speak: a word in the mouth is finished, and of
 * those that wait only the newest is said, since an old one would name what is no longer there.
 */
export class Caller {
  readonly #mouth: Mouth;
  #waiting: string | null = null;
  #isSaying = false;
  /** Numbers what is said: a word that was hushed must not end the one after it. */
  #turn = 0;

  constructor(mouth: Mouth) {
    this.#mouth = mouth;
  }

  call(word: string): void {
    if (this.#isSaying) this.#waiting = word;
    else this.#say(word);
  }

  /** Says this one at once, whatever else was to be said. */
  shout(word: string): void {
    this.hush();
    this.#say(word);
  }

  hush(): void {
    this.#turn += 1;
    this.#waiting = null;
    this.#isSaying = false;
    this.#mouth.hush();
  }

  #say(word: string): void {
    const turn = ++this.#turn;
    this.#isSaying = true;
    this.#mouth.say(word, () => {
      if (turn !== this.#turn) return;
      this.#isSaying = false;
      const next = this.#waiting;
      this.#waiting = null;
      if (next !== null) this.#say(next);
    });
  }
}
