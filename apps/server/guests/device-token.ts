import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Keys, keysFor } from '../keys.ts';
import { isId } from '../random-id.ts';

const LIFETIME_MS = 10 * 60_000;
const NONCE_BYTES = 9;

interface Claim {
  /** What is signed. */
  readonly text: string;
  readonly guest: string;
  readonly expires: number;
}

/** Lets another device of the same person in, once. Spent tokens are remembered only here: a token from before this start is not valid. */
export class DeviceTokens {
  readonly #keys: readonly string[];
  readonly #start: string;
  /** When each that was spent would have run out. */
  readonly #spent = new Map<string, number>();

  /** `start` is another text at each start of the server. Times are monotonic, and so count from that start only. */
  constructor(keys: Keys, start: string) {
    this.#keys = keysFor('device', keys);
    this.#start = start;
  }

  make(guest: string, now: number): string {
    const claim = `${guest}.${Math.ceil(now) + LIFETIME_MS}.${randomBytes(NONCE_BYTES).toString('base64url')}`;
    return `${claim}.${this.#sign(claim, this.#keys[0] as string)}`;
  }

  /** Whose it is; null where it is forged, was spent or has run out. */
  read(token: string, now: number): string | null {
    return this.#claimIn(token, now)?.guest ?? null;
  }

  /** The same, and nobody else comes in by it. */
  spend(token: string, now: number): string | null {
    const claim = this.#claimIn(token, now);
    if (claim === null) return null;
    for (const [text, expires] of this.#spent) if (expires <= now) this.#spent.delete(text);
    this.#spent.set(claim.text, claim.expires);
    return claim.guest;
  }

  #claimIn(token: string, now: number): Claim | null {
    const parts = token.split('.');
    if (parts.length !== 4) return null; // with anything behind it, a spent token would be a new one
    const [guest, until, nonce, signature] = parts as [string, string, string, string];
    const text = `${guest}.${until}.${nonce}`;
    const expires = Number(until);
    const isTrue = this.#keys.some((key) => isSame(this.#sign(text, key), signature));
    const isGood = isTrue && isId(guest) && expires > now && !this.#spent.has(text);
    return isGood ? { text, guest, expires } : null;
  }

  #sign(claim: string, key: string): string {
    return createHmac('sha256', key).update(`${this.#start}.${claim}`).digest('base64url');
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
