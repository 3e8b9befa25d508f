import type { HostCatalog } from '@tablee/host';
import { successorBot } from '../hall/bot-sitters.ts';
import type { Hall, HallActed } from '../hall/hall.ts';
import type { ServerStore } from '../store/server-store.ts';

type ForgettingStore = Pick<
  ServerStore,
  'countDay' | 'forgetGuest' | 'forgetUnseen' | 'blankGuest' | 'guestsToForget' | 'seatsOf'
>;
type Later = 'lost' | 'stopping';

/** Batch size for guests, tables and documents: small enough that no table waits long for the store. */
const AT_ONCE = 50;

/** Removes a guest: name, animal, seats, names in reports and the identity behind the cookie. */
export class Forgetting {
  readonly #store: ForgettingStore;
  readonly #hall: Hall;
  readonly #catalog: HostCatalog;

  constructor(store: ForgettingStore, hall: Hall, catalog: HostCatalog) {
    this.#store = store;
    this.#hall = hall;
    this.#catalog = catalog;
  }

  /**
   * Resolves once the cookie is invalid and the remaining work is recorded. `finish` does that work, after a crash as
   * well.
   */
  begin(guest: string): Promise<void> {
    return this.#store.forgetGuest(guest);
  }

  /** Completes all begun removals, those of earlier runs included. False if the server is stopping. */
  async finish(): Promise<boolean> {
    for (const guest of await this.#store.guestsToForget()) {
      if ((await this.#leaveAndBlank(guest)) === 'stopping') return false;
    }
    return true;
  }

  /** Forgets guests not seen for this many days of uptime, today included. With 0 it only counts today. */
  async forgetUnseen(days: number, today: number): Promise<void> {
    await this.#store.countDay(today);
    if (days === 0) return;
    while ((await this.#store.forgetUnseen(days, AT_ONCE)).length > 0) {
      if (!(await this.finish())) return;
    }
  }

  /** Null once nothing of the guest is left. */
  async #leaveAndBlank(guest: string): Promise<Later | null> {
    const later = await this.#leaveAll(guest);
    if (later !== null) return later;
    for (;;) {
      const spoken = await this.#store.blankGuest(guest, AT_ONCE);
      await Promise.all(spoken.map((table) => this.#hall.refresh(table)));
      if (spoken.length < AT_ONCE) return null;
    }
  }

  /** A table that cannot be opened is skipped: its document is blanked in the store. */
  async #leaveAll(guest: string): Promise<Later | null> {
    for (let after: string | undefined = ''; after !== undefined; ) {
      const tables: string[] = await this.#store.seatsOf(guest, after, AT_ONCE);
      for (const id of tables) {
        const left = await this.#leave(id, guest);
        if (!left.ok && (left.why === 'lost' || left.why === 'stopping')) return left.why;
      }
      after = tables.at(-1);
    }
    return null;
  }

  /** Opens the seat, or gives it to a bot during a match. A table that was not loaded is unloaded again. */
  #leave(id: string, guest: string): Promise<HallActed> {
    return this.#hall.actInPassing(id, (table) => table.leave(guest, successorBot(this.#catalog, table.doc)));
  }
}
