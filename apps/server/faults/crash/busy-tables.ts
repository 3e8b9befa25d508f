import { settingsIn } from '../playground.ts';
import { PartyOnSockets, type PartyPorts } from '../sockets/party.ts';

const TEND_EVERY_MS = 100;

/** Keeps a number of tables playing: each one that finishes is replaced. */
export class BusyTables {
  readonly playing = new Set<PartyOnSockets>();
  /** Finished, and not yet judged. */
  readonly finished = new Set<PartyOnSockets>();
  readonly #ports: PartyPorts;
  readonly #wanted: number;
  readonly #ending = new WeakSet<PartyOnSockets>();
  #made = 0;
  #gathering = 0;
  #timer: NodeJS.Timeout;

  constructor(wanted: number, ports: PartyPorts) {
    this.#wanted = wanted;
    this.#ports = ports;
    this.#timer = setInterval(() => this.#tend(), TEND_EVERY_MS);
  }

  close(): void {
    clearInterval(this.#timer);
    for (const party of this.playing) party.leave();
  }

  #tend(): void {
    for (const party of this.playing) if (party.isOver) this.#end(party);
    while (this.#ports.served.port !== null && this.playing.size + this.#gathering < this.#wanted) void this.#gather();
  }

  /** Ends a party at the second look: its last messages may still be arriving at the first. */
  #end(party: PartyOnSockets): void {
    if (!this.#ending.has(party)) {
      this.#ending.add(party);
      return;
    }
    party.leave();
    this.playing.delete(party);
    this.finished.add(party);
  }

  async #gather(): Promise<void> {
    this.#gathering += 1;
    this.#made += 1;
    const settings = settingsIn(this.#ports.catalog);
    try {
      this.playing.add(await PartyOnSockets.gather(`t${this.#made}`, this.#ports.rng.pick(settings), this.#ports));
    } catch (error) {
      if (this.#ports.served.port !== null && !isCut(error)) throw error;
    } finally {
      this.#gathering -= 1;
    }
  }
}

/** True if the server was killed during the call: the caller retries. */
function isCut(error: unknown): boolean {
  return error instanceof TypeError && ['fetch failed', 'terminated'].includes(error.message);
}
