import { type Allowance, Allowances } from '@tablee/host';

/** Messages to others: sixteen changes at once before 900 spectators, then five a second. */
const ALLOWANCE: Allowance = { burst: 15_000, everyMs: 0.2 };
/** Friends with their phones and a television are not counted. */
const FREE_LISTENERS = 16;

/** Token bucket per address: a change at a table with many connections costs one token for each listener beyond the free ones. */
export class Tellings {
  readonly #allowances: Allowances;

  constructor(allowance = ALLOWANCE) {
    this.#allowances = new Allowances(allowance);
  }

  /** False for an address that has caused too many lately. */
  mayCause(address: string): boolean {
    return !this.#allowances.isOverdrawn(address, performance.now());
  }

  /** Something was changed before so many connections. */
  count(address: string, listeners: number): void {
    const cost = listeners - FREE_LISTENERS;
    if (cost > 0) this.#allowances.charge(address, performance.now(), cost);
  }
}
