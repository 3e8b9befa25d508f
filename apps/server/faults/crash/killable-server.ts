import type { Served } from '../sockets/guest.ts';
import type { ServedPlan } from '../sockets/plan.ts';
import { ServedProcess } from '../sockets/served-process.ts';

/** A server that can be killed and restarted on the same data, each time at another port. */
export class KillableServer implements Served {
  port: number | null = null;
  /** Errors that it logged in all its runs. */
  readonly troubles: string[] = [];
  readonly #plan: ServedPlan;
  #process: ServedProcess | null = null;

  constructor(plan: ServedPlan) {
    this.#plan = plan;
  }

  async start(): Promise<void> {
    this.#process = await ServedProcess.start(this.#plan);
    this.port = this.#process.port;
  }

  async kill(): Promise<void> {
    this.port = null;
    const dying = this.#process;
    this.#process = null;
    await dying?.kill();
    if (dying !== null && dying.trouble !== '') this.troubles.push(`the server complained: ${dying.trouble}`);
  }
}
