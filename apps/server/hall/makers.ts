import { Allowances, type TableDoc } from '@tablee/host';
import type { ServerConfig } from '../config.ts';
import type { ServerStore } from '../store/server-store.ts';
import { perMinute } from '../ws/pace.ts';
import { MAX_LISTED_PER_GUEST } from './listing.ts';

/** Entries kept for addresses, and as many for guests; the oldest is evicted. */
const MAX_COUNTED_MAKERS = 10_000;

type Limits = Pick<ServerConfig, 'tablesPerMinute' | 'listedPerAddress'>;

/** A guest who wants to make a table. */
export interface Maker {
  readonly address: string;
  readonly guest: string;
  /** Tables at which the guest sits. */
  readonly tables: readonly TableDoc[];
}

/** Limits how many tables an address makes, and how many listed ones an address or a guest has. */
export class Makers {
  readonly #made: Allowances;
  readonly #ofAddress: ListedTables;
  readonly #ofGuest: ListedTables;

  /** A limit of 0 means none. */
  constructor({ tablesPerMinute, listedPerAddress }: Limits, store: Pick<ServerStore, 'unlistedOf'>) {
    this.#made = new Allowances(perMinute(tablesPerMinute));
    this.#ofAddress = new ListedTables(listedPerAddress || Infinity, store);
    this.#ofGuest = new ListedTables(MAX_LISTED_PER_GUEST, store);
  }

  /** Charges the address for a table that is not listed. */
  mayMake(address: string, now: number): boolean {
    return this.#made.take(address, now);
  }

  /**
   * Charges the address and the guest for a listed table. It counts before it is stored, so that requests sent together
   * cannot all pass.
   */
  async mayList({ address, guest, tables }: Maker, table: string, now: number): Promise<boolean> {
    for (const doc of tables) {
      if (doc.status === 'waiting' && doc.listed && doc.maker === guest) this.#ofGuest.add(guest, doc.id);
    }
    if (this.#ofGuest.isFull(guest)) await this.#ofGuest.recount(guest);
    if (this.#ofAddress.isFull(address)) await this.#ofAddress.recount(address);
    if (this.#ofGuest.isFull(guest) || this.#ofAddress.isFull(address) || !this.#made.take(address, now)) return false;
    this.#ofAddress.add(address, table);
    this.#ofGuest.add(guest, table);
    return true;
  }

  /** Frees the place of a table that was not made. */
  forget({ address, guest }: Pick<Maker, 'address' | 'guest'>, table: string): void {
    this.#ofAddress.remove(address, table);
    this.#ofGuest.remove(guest, table);
  }
}

/** Listed tables by maker. Matches that have started since are only removed by `recount`. */
class ListedTables {
  readonly #tables = new Map<string, Set<string>>();
  readonly #limit: number;
  readonly #store: Pick<ServerStore, 'unlistedOf'>;

  constructor(limit: number, store: Pick<ServerStore, 'unlistedOf'>) {
    this.#limit = limit;
    this.#store = store;
  }

  isFull(maker: string): boolean {
    return (this.#tables.get(maker)?.size ?? 0) >= this.#limit;
  }

  /** Removes tables that are no longer listed. Those that are not stored yet stay. */
  async recount(maker: string): Promise<void> {
    const tables = [...(this.#tables.get(maker) ?? [])];
    for (const table of await this.#store.unlistedOf(tables)) this.remove(maker, table);
  }

  add(maker: string, table: string): void {
    const tables = this.#tables.get(maker) ?? new Set();
    this.#tables.set(maker, tables.add(table));
    const [oldest] = this.#tables.keys();
    if (this.#tables.size > MAX_COUNTED_MAKERS && oldest !== undefined) this.#tables.delete(oldest);
  }

  remove(maker: string, table: string): void {
    const tables = this.#tables.get(maker);
    tables?.delete(table);
    if (tables?.size === 0) this.#tables.delete(maker);
  }
}
