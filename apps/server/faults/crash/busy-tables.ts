import { settingsIn } from '../playground.ts';
import { Party, type PartyPorts } from '../sockets/party.ts';

const TEND_EVERY_MS = 100;

/** So many tables at which play goes on: one that finishes makes room for the next. */
export class BusyTables {
  readonly playing = new Set<Party>();
  /** Finished, and not yet judged. */
  readonly finished = new Set<Party>();
  readonly #ports: PartyPorts;
  readonly #wanted: number;
  readonly #ending = new WeakSet<Party>();
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

  /** Not at the first look: what belongs together may still be arriving. */
  #end(party: Party): void {
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
      this.playing.add(await Party.gather(`t${this.#made}`, this.#ports.rng.pick(settings), this.#ports));
    } catch (error) {
      if (this.#ports.served.port !== null && !isCut(error)) throw error;
    } finally {
      this.#gathering -= 1;
    }
  }
}

/** The server was killed during the call: the caller tries again. */
function isCut(error: unknown): boolean {
  return error instanceof TypeError && ['fetch failed', 'terminated'].includes(error.message);
}
