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
  readonly #startedAt: number;
  /** When each that was spent would have run out. */
  readonly #spent = new Map<string, number>();

  constructor(keys: Keys, startedAt: number) {
    this.#keys = keysFor('device', keys);
    this.#startedAt = startedAt;
  }

  make(guest: string, now: number): string {
    const claim = `${guest}.${now + LIFETIME_MS}.${randomBytes(NONCE_BYTES).toString('base64url')}`;
    return `${claim}.${sign(claim, this.#keys[0] as string)}`;
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
    const isTrue = this.#keys.some((key) => isSame(sign(text, key), signature));
    const isOfThisStart = expires - LIFETIME_MS >= this.#startedAt;
    const isGood = isTrue && isId(guest) && isOfThisStart && expires > now && !this.#spent.has(text);
    return isGood ? { text, guest, expires } : null;
  }
}

function sign(claim: string, key: string): string {
  return createHmac('sha256', key).update(claim).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
