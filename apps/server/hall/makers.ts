import { Allowances, type TableDoc } from '@tablee/host';
import type { ServerConfig } from '../config.ts';
import type { ServerStore } from '../store/server-store.ts';
import { paceOf } from '../ws/pace.ts';
import { MOST_OF_ONE } from './listing.ts';

const MINUTE_S = 60;
/** Of so many addresses it is known what they have listed; those that made their first table longest ago are forgotten. */
const MOST_ADDRESSES = 10_000;

type Limits = Pick<ServerConfig, 'tablesPerMinute' | 'listedPerAddress'>;

/** A guest who wants to make a table. */
export interface Maker {
  readonly address: string;
  readonly guest: string;
  /** At which the guest sits. */
  readonly tables: readonly TableDoc[];
}

/** Who makes tables: an address that makes too many is not answered for a while, and nobody fills the list alone. */
export class Makers {
  readonly #made: Allowances;
  readonly #mostListed: number;
  /** Listed tables by the address that made them, of which some may have begun meanwhile. */
  readonly #listed = new Map<string, Set<string>>();
  readonly #store: Pick<ServerStore, 'unlistedOf'>;

  /** A limit of 0 counts nobody's. */
  constructor({ tablesPerMinute, listedPerAddress }: Limits, store: Pick<ServerStore, 'unlistedOf'>) {
    this.#made = new Allowances({ ...paceOf(tablesPerMinute / MINUTE_S), burst: tablesPerMinute || Infinity });
    this.#mostListed = listedPerAddress || Infinity;
    this.#store = store;
  }

  /** One more table that is not listed. */
  mayMake(address: string, now: number): boolean {
    return this.#made.take(address, now);
  }

  /** One more table, which is listed: it counts from now on, so that nobody makes many at once. */
  async mayList({ address, guest, tables }: Maker, table: string, now: number): Promise<boolean> {
    const own = tables.filter((doc) => doc.status === 'waiting' && doc.listed && doc.maker === guest);
    if (own.length >= MOST_OF_ONE) return false;
    if (this.#isFull(address)) await this.#recount(address);
    if (this.#isFull(address) || !this.#made.take(address, now)) return false;
    this.#count(address, table);
    return true;
  }

  /** The table was not made. */
  forget(address: string, table: string): void {
    const tables = this.#listed.get(address);
    tables?.delete(table);
    if (tables?.size === 0) this.#listed.delete(address);
  }

  #isFull(address: string): boolean {
    return (this.#listed.get(address)?.size ?? 0) >= this.#mostListed;
  }

  /** Tables that have begun, are over or were left do not count any more. One that is not stored yet does. */
  async #recount(address: string): Promise<void> {
    const tables = [...(this.#listed.get(address) ?? [])];
    for (const table of await this.#store.unlistedOf(tables)) this.forget(address, table);
  }

  #count(address: string, table: string): void {
    const tables = this.#listed.get(address) ?? new Set();
    this.#listed.set(address, tables.add(table));
    const [oldest] = this.#listed.keys();
    if (this.#listed.size > MOST_ADDRESSES && oldest !== undefined) this.#listed.delete(oldest);
  }
}
