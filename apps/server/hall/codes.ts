import { type Allowance, Allowances } from '@tablee/host';

/** What an address may ask for in ten minutes: twenty codes of no table, or two hundred that are good (a school class). */
const ASKS: Allowance = { burst: 400, everyMs: 600_000 / 400 };
const MISS = 20;
const HIT = 2;

/** Who asks for codes: an address that keeps guessing is not answered for a while. */
export class Guesses {
  readonly #asks = new Allowances(ASKS);

  /** False where the address has asked for too many. Counts as a miss until `hit` is called: many may ask at once. */
  ask(address: string, now: number): boolean {
    return this.#asks.take(address, now, MISS);
  }

  /** What was asked for is there. */
  hit(address: string, now: number): void {
    this.#asks.giveBack(address, now, MISS - HIT);
  }
}
