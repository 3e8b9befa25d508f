/** How long a thread works in one turn, in which nobody else is heard: by its own processor time, whatever else the machine does. */
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
