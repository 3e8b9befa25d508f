/** How much a search may try, counted and not timed: the same question has the same answer on every machine. */
export class Effort {
  #left: number;

  constructor(budget: number) {
    this.#left = budget;
  }

  /** False when nothing more may be tried. */
  spend(): boolean {
    this.#left -= 1;
    return this.#left >= 0;
  }

  get isSpent(): boolean {
    return this.#left < 0;
  }
}
