/** Budget of a search, counted in steps and not in time: the same question has the same answer on every machine. */
export class Effort {
  #left: number;

  constructor(budget: number) {
    this.#left = budget;
  }

  /** Returns false when the budget is used up. */
  spend(): boolean {
    this.#left -= 1;
    return this.#left >= 0;
  }

  /** Replaces the remaining budget. */
  renew(budget: number): void {
    this.#left = budget;
  }

  get isSpent(): boolean {
    return this.#left < 0;
  }
}
