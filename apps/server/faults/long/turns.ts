/** CPU time of the thread per event-loop tick, which does not depend on other load of the machine. */
export class Turns {
  longestMs = 0;
  #last = cpuMs();
  #isOn = true;

  constructor() {
    this.#turn();
  }

  forget(): void {
    this.longestMs = 0;
  }

  stop(): void {
    this.#isOn = false;
  }

  #turn(): void {
    const now = cpuMs();
    this.longestMs = Math.max(this.longestMs, now - this.#last);
    this.#last = now;
    if (this.#isOn) setImmediate(() => this.#turn());
  }
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e3;
}
