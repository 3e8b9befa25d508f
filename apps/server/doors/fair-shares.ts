/** CPU time per address and event-loop tick. */
const MAX_MS_PER_TICK = 2;

interface Task {
  readonly work: () => void;
  readonly leastMs: number;
}

interface AddressQueue {
  readonly waiting: Task[];
  spentMs: number;
}

/**
 * Shares each event-loop tick among the addresses. Without it, hundreds of sockets within their own limits would be
 * answered in one tick, and everybody else would wait for the last of them.
 */
export class FairShares {
  readonly #queues = new Map<string, AddressQueue>();
  readonly #onError: (error: unknown) => void;
  #isDue = false;

  /** Errors of tasks are passed to `onError`; later tasks still run. */
  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /**
   * Runs the task at once if the address has time left in this tick, otherwise in a later tick, in order. It is charged
   * the time that it took, but at least `leastMs`, for tasks that only start something.
   */
  take(address: string, work: () => void, leastMs = 0): void {
    const line = this.#queues.get(address) ?? { waiting: [], spentMs: 0 };
    this.#queues.set(address, line);
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
    for (const [address, line] of this.#queues) {
      if (line.waiting.length === 0) this.#queues.delete(address);
      line.spentMs = 0;
      this.#workOn(line);
    }
    if (this.#queues.size > 0) this.#await();
  }

  #workOn(line: AddressQueue): void {
    while (line.spentMs < MAX_MS_PER_TICK) {
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
