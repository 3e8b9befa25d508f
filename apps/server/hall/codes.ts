import { type Allowance, Allowances } from '@tablee/host';

/** What an address may ask for in ten minutes: twenty codes of no table, or two hundred that are good (a school class). */
const ASKS: Allowance = { burst: 400, everyMs: 600_000 / 400 };
const MISS = 20;
const HIT = 2;

/** Who asks for codes: an address that keeps guessing is not answered for a while. */
export class Guesses {
  readonly #asks = new Allowances(ASKS);

  isTiring(address: string, now: number): boolean {
    return this.#asks.left(address, now) < MISS;
  }

  hit(address: string, now: number): void {
    this.#asks.take(address, now, HIT);
  }

  miss(address: string, now: number): void {
    this.#asks.take(address, now, MISS);
  }
}
