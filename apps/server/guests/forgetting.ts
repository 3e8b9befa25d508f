import type { HostCatalog } from '@tablee/host';
import type { Hall } from '../hall/hall.ts';
import { leaveTable } from '../hall/leave-table.ts';
import type { ServerStore } from '../store/server-store.ts';

type ForgettingStore = Pick<
  ServerStore,
  'countDay' | 'forgetGuest' | 'forgetUnseen' | 'blankGuest' | 'guestsToForget' | 'seatsOf'
>;
type Later = 'lost' | 'stopping';

/** Guests, their tables and the documents that name them are handled in groups: no table waits long for the store, and little is left to do after a crash. */
const AT_ONCE = 50;

/** Forgets guests: their name, their animal, their seats, their names in reports, and what their cookie meant. */
export class Forgetting {
  readonly #store: ForgettingStore;
  readonly #hall: Hall;
  readonly #catalog: HostCatalog;

  constructor(store: ForgettingStore, hall: Hall, catalog: HostCatalog) {
    this.#store = store;
    this.#hall = hall;
    this.#catalog = catalog;
  }

  /** The cookie is worthless when this resolves, and the rest is written down: `finish` does it, also after a crash. */
  begin(guest: string): Promise<void> {
    return this.#store.forgetGuest(guest);
  }

  /** Ends what was begun, also by a server that died. False where this one is stopping. */
  async finish(): Promise<boolean> {
    for (const guest of await this.#store.guestsToForget()) {
      if ((await this.#leaveAndBlank(guest)) === 'stopping') return false;
    }
    return true;
  }

  /** Everybody who was not seen on so many days on which the server was up, of which today is one; nobody for 0 days, but today is counted. */
  async forgetUnseen(days: number, today: number): Promise<void> {
    await this.#store.countDay(today);
    if (days === 0) return;
    while ((await this.#store.forgetUnseen(days, AT_ONCE)).length > 0) {
      if (!(await this.finish())) return;
    }
  }

  /** Null when nothing of the guest is left. */
  async #leaveAndBlank(guest: string): Promise<Later | null> {
    const later = await this.#leaveAll(guest);
    if (later !== null) return later;
    for (;;) {
      const spoken = await this.#store.blankGuest(guest, AT_ONCE);
      await Promise.all(spoken.map((table) => this.#hall.refresh(table)));
      if (spoken.length < AT_ONCE) return null;
    }
  }

  /** A table that cannot be opened has nobody to tell: its document is blanked like all others. */
  async #leaveAll(guest: string): Promise<Later | null> {
    for (let after: string | undefined = ''; after !== undefined; ) {
      const tables: string[] = await this.#store.seatsOf(guest, after, AT_ONCE);
      for (const id of tables) {
        const left = await leaveTable(this.#hall, this.#catalog, id, guest);
        if (!left.ok && (left.why === 'lost' || left.why === 'stopping')) return left.why;
      }
      after = tables.at(-1);
    }
    return null;
  }
}
