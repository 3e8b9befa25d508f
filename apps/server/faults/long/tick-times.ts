/** CPU time of the thread per event-loop tick, which does not depend on other load of the machine. */
export class TickTimes {
  longestMs = 0;
  #last = cpuMs();
  #isOn = true;

  constructor() {
    this.#tick();
  }

  forget(): void {
    this.longestMs = 0;
  }

  stop(): void {
    this.#isOn = false;
  }

  #tick(): void {
    const now = cpuMs();
    this.longestMs = Math.max(this.longestMs, now - this.#last);
    this.#last = now;
    if (this.#isOn) setImmediate(() => this.#tick());
  }
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e3;
}
