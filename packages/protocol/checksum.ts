import { canonical } from '@tablee/kernel';

const OFFSET = 0x81_1c_9d_c5;
const PRIME = 0x01_00_01_93;

/**
 * FNV-1a (32 bits) of the canonical JSON in UTF-8, as 8 hex digits. Detects drift, not malice. SHA-256 is not available
 * to pages served over plain http, as at home.
 */
export function checksumOf(view: unknown): string {
  const text = canonical(view);
  let hash = OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index); // fast path: nearly all of it is ASCII
    if (unit < 0x80) {
      hash = addByte(hash, unit);
      continue;
    }
    const code = text.codePointAt(index) as number;
    if (code > 0xff_ff) index += 1;
    for (const byte of multibyte(code)) hash = addByte(hash, byte);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function addByte(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, PRIME);
}

/** UTF-8 bytes of a character beyond ASCII. Canonical JSON has no lone surrogates. */
function multibyte(code: number): number[] {
  const tail = 0x80 | (code & 0x3f);
  if (code < 0x8_00) return [0xc0 | (code >> 6), tail];
  const third = 0x80 | ((code >> 6) & 0x3f);
  if (code < 0x1_00_00) return [0xe0 | (code >> 12), third, tail];
  return [0xf0 | (code >> 18), 0x80 | ((code >> 12) & 0x3f), third, tail];
}
