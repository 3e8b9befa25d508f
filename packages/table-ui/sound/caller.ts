/** Speech output, which reports the end of each word. */
export interface SpeechOutput {
  say(word: string, onSaid: () => void): void;
  hush(): void;
}

/**
 * Calls short words aloud, which may come faster than they can be spoken. The current word is finished; of those that
 * wait only the newest is said, because an older one would name something that is gone.
 */
export class Caller {
  readonly #mouth: SpeechOutput;
  #waiting: string | null = null;
  #isSaying = false;
  /** Number of the current word: a late end of a cancelled word must not end the next one. */
  #turn = 0;

  constructor(mouth: SpeechOutput) {
    this.#mouth = mouth;
  }

  call(word: string): void {
    if (this.#isSaying) this.#waiting = word;
    else this.#say(word);
  }

  /** Says a word at once and drops all others. */
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
