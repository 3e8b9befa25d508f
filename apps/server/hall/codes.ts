import { createHash } from 'node:crypto';

/** No letter or digit that is taken for another when it is read aloud or from a screen across the room. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 4;

/** What friends may type instead of the link, while the table waits. It tells nothing of the secret it is made from. */
export function codeOf({ secret }: { readonly secret: string }): string {
  const hash = createHash('sha256').update(`tablee code 1 ${secret}`).digest();
  return Array.from({ length: LENGTH }, (_, index) => SIGNS[(hash[index] ?? 0) % SIGNS.length]).join('');
}

const TRIES = 20;
const FORGOTTEN_AFTER_MS = 600_000;

/** Who guesses codes: after so many misses an address is not answered for a while. */
export class Guesses {
  readonly #misses = new Map<string, { count: number; until: number }>();

  isTiring(address: string, now: number): boolean {
    const missed = this.#misses.get(address);
    return missed !== undefined && missed.until > now && missed.count >= TRIES;
  }

  miss(address: string, now: number): void {
    for (const [known, { until }] of this.#misses) if (until <= now) this.#misses.delete(known);
    const missed = this.#misses.get(address) ?? { count: 0, until: now + FORGOTTEN_AFTER_MS };
    this.#misses.set(address, { ...missed, count: missed.count + 1 });
  }
}
