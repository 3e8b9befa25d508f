import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

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
  return bytesToHex(sha256(hexToBytes(secret)));
}

export function isSecret(value: unknown): value is string {
  return isNonce(value) && value.length === SECRET_BYTES * 2;
}

export function isNonce(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[0-9a-f]{2})*$/.test(value);
}

export function mixSeed(parts: SeedParts): Seed {
  if (!isSecret(parts.secret)) throw new RangeError('a secret is 32 bytes in lower-case hex');
  const chunks = [DOMAIN, hexToBytes(parts.secret)];
  for (const nonce of parts.nonces) {
    const bytes = hexToBytes(nonce);
    chunks.push(new Uint8Array(new Uint32Array([bytes.length]).buffer), bytes); // length first: no two lists mix alike
  }
  return sha256(concatBytes(...chunks));
}

/** A secret that anyone can make again from a word: for the lab and for tests, never for a live table. */
export function secretFromWord(word: string): string {
  return bytesToHex(sha256(utf8ToBytes(`tablee word ${word}`)));
}
