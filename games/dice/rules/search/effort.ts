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

  /** From here on so much may be tried, whatever was spent before. */
  renew(budget: number): void {
    this.#left = budget;
  }

  get isSpent(): boolean {
    return this.#left < 0;
  }
}
