import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json.ts';

export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Hash of the canonical JSON, independent of key order. */
export function hashValue(value: unknown): string {
  return hashText(canonical(value));
}
