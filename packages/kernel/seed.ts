import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** 32 bytes that determine all chance in a match. */
export type Seed = Uint8Array;

/**
 * Inputs of the seed. The host publishes a commitment to its secret before seats are taken, then each player's client
 * adds a nonce. Secret and nonces are published at the end, so that anyone can verify that the shuffle was not chosen.
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

/** At most 64 bytes, which bounds the work of every reader of the log. */
export function isNonce(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[0-9a-f]{2}){0,64}$/.test(value);
}

export function mixSeed({ secret, nonces }: SeedParts): Seed {
  const hash = sha256.create().update(DOMAIN).update(bytesOfSecret(secret));
  for (const nonce of nonces) {
    if (!isNonce(nonce)) throw new RangeError('a nonce is at most 64 bytes in lower-case hex');
    const bytes = hexToBytes(nonce);
    hash.update(new Uint8Array(new Uint32Array([bytes.length]).buffer)).update(bytes); // length prefix: no two lists give the same bytes
  }
  return hash.digest();
}

/** Reproducible secret for the lab and for tests. Never for a live table: anybody can compute it. */
export function secretFromWord(word: string): string {
  return bytesToHex(sha256(utf8ToBytes(`tablee word ${word}`)));
}

/** Reproducible seed for the lab and for tests. */
export function seedFromWord(word: string): Seed {
  return mixSeed({ secret: secretFromWord(word), nonces: [] });
}
