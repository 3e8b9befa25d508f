import { type Allowance, Allowances } from '@tablee/host';

/** Messages to others: sixteen changes before 900 spectators at once, then five a second. */
const ALLOWANCE: Allowance = { burst: 15_000, everyMs: 0.2 };
/** Connections at a table that cost nothing: a group of friends with their phones and a television. */
const FREE_LISTENERS = 16;

/** Token bucket per address: a change at a table with many connections costs one token for each listener beyond the free ones. */
export class Tellings {
  readonly #allowances: Allowances;

  constructor(allowance = ALLOWANCE) {
    this.#allowances = new Allowances(allowance);
  }

  /** False if the address has used up its tokens. */
  mayCause(address: string): boolean {
    return !this.#allowances.isOverdrawn(address, performance.now());
  }

  /** Charges the address for a change at a table with this many connections. */
  count(address: string, listeners: number): void {
    const cost = listeners - FREE_LISTENERS;
    if (cost > 0) this.#allowances.charge(address, performance.now(), cost);
  }
}
