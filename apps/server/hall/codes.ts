import { type Allowance, Allowances } from '@tablee/host';

/** Tokens of an address in ten minutes: 20 unknown codes, or 200 valid ones (a school class). */
const ASKS: Allowance = { burst: 400, everyMs: 600_000 / 400 };
const MISS = 20;
const HIT = 2;

/** Limits guessing of table codes, by address. */
export class Guesses {
  readonly #asks = new Allowances(ASKS);

  /**
   * False if the address is out of tokens. Charges a miss until `hit` is called, so that guesses sent together are all
   * counted.
   */
  ask(address: string, now: number): boolean {
    return this.#asks.take(address, now, MISS);
  }

  /** Refunds the difference between a miss and a hit. */
  hit(address: string, now: number): void {
    this.#asks.giveBack(address, now, MISS - HIT);
  }
}
