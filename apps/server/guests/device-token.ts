import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Keys, keysFor } from '../keys.ts';
import { isId } from '../random-id.ts';

const LIFETIME_MS = 10 * 60_000;
const NONCE_BYTES = 9;

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
    const [guest = '', expires = '', nonce = '', signature = ''] = token.split('.');
    const claim = `${guest}.${expires}.${nonce}`;
    const isTrue = this.#keys.some((key) => isSame(sign(claim, key), signature));
    const isOfThisStart = Number(expires) - LIFETIME_MS >= this.#startedAt;
    const isGood = isTrue && isId(guest) && isOfThisStart && Number(expires) > now && !this.#spent.has(claim);
    return isGood ? guest : null;
  }

  /** The same, and nobody else comes in by it. */
  spend(token: string, now: number): string | null {
    const guest = this.read(token, now);
    if (guest === null) return null;
    for (const [claim, expires] of this.#spent) if (expires <= now) this.#spent.delete(claim);
    this.#spent.set(token.slice(0, token.lastIndexOf('.')), now + LIFETIME_MS);
    return guest;
  }
}

function sign(claim: string, key: string): string {
  return createHmac('sha256', key).update(claim).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
