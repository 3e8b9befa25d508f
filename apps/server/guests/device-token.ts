import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Keys, keysFor } from '../keys.ts';
import { isId } from '../random-id.ts';

const LIFETIME_MS = 10 * 60_000;
const NONCE_BYTES = 9;

interface Claim {
  /** The signed part of the token. */
  readonly text: string;
  readonly guest: string;
  readonly expires: number;
}

/**
 * One-time tokens that let another device of the same person in. Spent tokens are kept in memory only, so tokens from
 * before a restart are invalid.
 */
export class DeviceTokens {
  readonly #keys: readonly string[];
  readonly #start: string;
  /** Spent tokens with their expiry. */
  readonly #spent = new Map<string, number>();

  /** `start` identifies this run of the server. Times are monotonic and only comparable within it. */
  constructor(keys: Keys, start: string) {
    this.#keys = keysFor('device', keys);
    this.#start = start;
  }

  make(guest: string, now: number): string {
    const claim = `${guest}.${Math.ceil(now) + LIFETIME_MS}.${randomBytes(NONCE_BYTES).toString('base64url')}`;
    return `${claim}.${this.#sign(claim, this.#keys[0] as string)}`;
  }

  /** The guest of the token; null if it is forged, spent or expired. */
  read(token: string, now: number): string | null {
    return this.#claimIn(token, now)?.guest ?? null;
  }

  /** Like `read`, and marks the token as spent. */
  spend(token: string, now: number): string | null {
    const claim = this.#claimIn(token, now);
    if (claim === null) return null;
    for (const [text, expires] of this.#spent) if (expires <= now) this.#spent.delete(text);
    this.#spent.set(claim.text, claim.expires);
    return claim.guest;
  }

  #claimIn(token: string, now: number): Claim | null {
    const parts = token.split('.');
    if (parts.length !== 4) return null; // otherwise text appended to a spent token would make it a fresh one
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
