import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Keys, keysFor } from '../keys.ts';
import { isId } from '../random-id.ts';

const LIFETIME_MS = 10 * 60_000;

/** Lets another device of the same person in: nothing is stored, it runs out by itself. */
export class DeviceTokens {
  readonly #keys: readonly string[];

  constructor(keys: Keys) {
    this.#keys = keysFor('device', keys);
  }

  make(guest: string, now: number): string {
    const claim = `${guest}.${now + LIFETIME_MS}`;
    return `${claim}.${sign(claim, this.#keys[0] as string)}`;
  }

  /** Whose it is; null where it is forged or has run out. */
  read(token: string, now: number): string | null {
    const [guest = '', expires = '', signature = ''] = token.split('.');
    const claim = `${guest}.${expires}`;
    const isTrue = this.#keys.some((key) => isSame(sign(claim, key), signature));
    return isTrue && isId(guest) && Number(expires) > now ? guest : null;
  }
}

function sign(claim: string, key: string): string {
  return createHmac('sha256', key).update(claim).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
