import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** 32 bytes that decide every shuffle and die of a match. */
export type Seed = Uint8Array;

/**
 * What the seed is mixed from. The host shows the commitment to its secret before seats are taken, then each person's
 * client adds a nonce; all of it is published at the end, so that anyone can check that nobody chose the shuffle.
 */
export interface SeedParts {
  readonly secret: string;
  readonly nonces: readonly string[];
}

const DOMAIN = utf8ToBytes('tablee seed 1');
const SECRET_BYTES = 32;

export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(bytesOfSecret(secret)));
}

function bytesOfSecret(secret: string): Uint8Array {
  if (!isSecret(secret)) throw new RangeError('a secret is 32 bytes in lower-case hex');
  return hexToBytes(secret);
}

export function isSecret(value: unknown): value is string {
  return isNonce(value) && value.length === SECRET_BYTES * 2;
}

/** At most 64 bytes: a client must not make every reader of the log hash megabytes. */
export function isNonce(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[0-9a-f]{2}){0,64}$/.test(value);
}

export function mixSeed({ secret, nonces }: SeedParts): Seed {
  const hash = sha256.create().update(DOMAIN).update(bytesOfSecret(secret));
  for (const nonce of nonces) {
    if (!isNonce(nonce)) throw new RangeError('a nonce is at most 64 bytes in lower-case hex');
    const bytes = hexToBytes(nonce);
    hash.update(new Uint8Array(new Uint32Array([bytes.length]).buffer)).update(bytes); // length first: no two lists mix alike
  }
  return hash.digest();
}

/** A secret that anyone can make again from a word: for the lab and for tests, never for a live table. */
export function secretFromWord(word: string): string {
  return bytesToHex(sha256(utf8ToBytes(`tablee word ${word}`)));
}

/** The seed of such a secret alone: for the lab and for tests too. */
export function seedFromWord(word: string): Seed {
  return mixSeed({ secret: secretFromWord(word), nonces: [] });
}
