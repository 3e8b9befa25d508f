/** What one address may have done in one turn of the thread. */
const SHARE_MS = 2;

interface Task {
  readonly work: () => void;
  readonly leastMs: number;
}

interface Line {
  readonly waiting: Task[];
  spentMs: number;
}

/**
 * A share of every turn of the thread for each address. Hundreds of sockets that each ask only what they may would else be
 * answered in one go, and everybody else would wait for the last of them.
 */
export class FairShares {
  readonly #lines = new Map<string, Line>();
  readonly #onError: (error: unknown) => void;
  #isDue = false;

  /** Work that throws is reported, and whatever waits behind it is done all the same. */
  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /**
   * Work is done at once where the address has some of its share left, else in one of the next turns, in the order of
   * asking. It counts by the time it takes, or as `leastMs` where it only begins something.
   */
  take(address: string, work: () => void, leastMs = 0): void {
    const line = this.#lines.get(address) ?? { waiting: [], spentMs: 0 };
    this.#lines.set(address, line);
    line.waiting.push({ work, leastMs });
    this.#await();
    if (line.waiting.length === 1) this.#workOn(line);
  }

  #await(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    this.#isDue = false;
    for (const [address, line] of this.#lines) {
      if (line.waiting.length === 0) this.#lines.delete(address);
      line.spentMs = 0;
      this.#workOn(line);
    }
    if (this.#lines.size > 0) this.#await();
  }

  #workOn(line: Line): void {
    while (line.spentMs < SHARE_MS) {
      const task = line.waiting.shift();
      if (task === undefined) return;
      const began = performance.now();
      this.#try(task);
      line.spentMs += Math.max(task.leastMs, performance.now() - began);
    }
  }

  #try({ work }: Task): void {
    try {
      work();
    } catch (error) {
      this.#onError(error);
    }
  }
}
