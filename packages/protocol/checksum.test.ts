import { canonical, commitmentTo, mixSeed } from '@tablee/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksumOf } from './checksum.ts';
import { VECTORS } from './vectors.scenario.ts';

/** Reference implementation with Node's UTF-8 encoder and BigInt. */
function slowChecksum(view: unknown): string {
  let hash = 0x81_1c_9d_c5n;
  for (const byte of Buffer.from(canonical(view), 'utf8')) hash = ((hash ^ BigInt(byte)) * 0x01_00_01_93n) % 2n ** 32n;
  return hash.toString(16).padStart(8, '0');
}

describe('the checksum of a view', () => {
  it.each(VECTORS.checksums)('is $check for $canonical', ({ view, canonical: text, check }) => {
    expect(canonical(view)).toBe(text);
    expect(checksumOf(view)).toBe(check);
  });

  it('is FNV-1a of the UTF-8 of its canonical text', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (view) => {
        expect(checksumOf(view)).toBe(slowChecksum(view));
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('has eight digits when the first of them is 0', () => {
    const small = Array.from({ length: 200 }, (_, index) => checksumOf(index)).filter((check) => check.startsWith('0'));
    expect(small.length).toBeGreaterThan(0);
    expect(small.every((check) => check.length === 8)).toBe(true);
  });

  it('is the same for an absent key and an undefined one', () => {
    expect(checksumOf({ a: 1, b: undefined })).toBe(checksumOf({ a: 1 }));
  });
});

describe('the seed of the documentation', () => {
  it.each(VECTORS.seeds)('is the seed of the kernel for nonces $nonces', ({ secret, nonces, commitment, seed }) => {
    expect(commitmentTo(secret)).toBe(commitment);
    expect(Buffer.from(mixSeed({ secret, nonces })).toString('hex')).toBe(seed);
  });
});
