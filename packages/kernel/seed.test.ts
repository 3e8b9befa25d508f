import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentTo, isNonce, isSecret, mixSeed, secretFromWord } from './seed.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

function hexOf(seed: Uint8Array): string {
  return Buffer.from(seed).toString('hex');
}

function mixed(...nonces: string[]): string {
  return hexOf(mixSeed({ secret: SECRET, nonces }));
}

function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

describe('the commitment', () => {
  it('is the SHA-256 of the secret as bytes', () => {
    expect(commitmentTo(SECRET)).toBe(sha256(Buffer.from(SECRET, 'hex')));
  });

  it.each([SECRET.slice(2), `${SECRET}00`, SECRET.toUpperCase(), 'c0ffee', ''])(
    'is refused for %j, which is not a secret',
    (secret) => {
      expect(() => commitmentTo(secret)).toThrow(RangeError);
    },
  );

  it('differs for another secret', () => {
    expect(commitmentTo(secretFromWord('a'))).not.toBe(commitmentTo(secretFromWord('b')));
  });
});

describe('the seed', () => {
  it('is the SHA-256 of its domain, the secret and every nonce after its length', () => {
    const nonce = (hex: string): Buffer => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(hex.length / 2);
      return Buffer.concat([length, Buffer.from(hex, 'hex')]);
    };
    const parts = [Buffer.from('tablee seed 1'), Buffer.from(SECRET, 'hex'), nonce('c0ffee'), nonce('')];
    expect(mixed('c0ffee', '')).toBe(sha256(Buffer.concat(parts)));
  });

  it('is the same for the same parts', () => {
    expect(mixed('ab', 'cd')).toBe(mixed('ab', 'cd'));
  });

  it('differs for another secret, nonce, order or number of nonces', () => {
    const seeds = [mixed(), mixed(''), mixed('', ''), mixed('ab'), mixed('ab', 'cd'), mixed('cd', 'ab')];
    const other = hexOf(mixSeed({ secret: secretFromWord('other'), nonces: [] }));
    expect(new Set([...seeds, other]).size).toBe(7);
  });

  it('differs when the same bytes are split into other nonces', () => {
    expect(new Set([mixed('abcd'), mixed('ab', 'cd'), mixed('abcd', ''), mixed('', 'abcd')]).size).toBe(4);
  });

  it.each([
    ['is too short', SECRET.slice(2)],
    ['is too long', `${SECRET}00`],
    ['is in capitals', SECRET.toUpperCase()],
    ['is not hex', `zz${SECRET.slice(2)}`],
    ['is empty', ''],
  ])('is refused when the secret %s', (_, secret) => {
    expect(() => mixSeed({ secret, nonces: [] })).toThrow(RangeError);
  });

  it.each(['a', 'xy', '0x', 'AB', '00'.repeat(65)])('is refused with %s, which is not a nonce', (nonce) => {
    expect(() => mixed('ab', nonce)).toThrow(RangeError);
  });

  it('accepts more nonces than a call takes arguments', () => {
    const nonces = Array.from({ length: 300_000 }, () => 'ab');
    expect(mixSeed({ secret: SECRET, nonces })).toHaveLength(32);
  });
});

describe('what counts as', () => {
  it.each([
    [SECRET, true],
    [SECRET.slice(2), false],
    [`${SECRET}00`, false],
    [SECRET.toUpperCase(), false],
    [`${SECRET.slice(2)}g0`, false],
    [Array.from(SECRET), false],
    [null, false],
  ])('a secret: %s is %s', (value, isOne) => {
    expect(isSecret(value)).toBe(isOne);
  });

  it.each([
    ['', true],
    ['00', true],
    ['c0ffee', true],
    ['ab'.repeat(64), true],
    ['ab'.repeat(65), false],
    ['c0f', false],
    ['C0', false],
    ['c0\n', false],
    [' c0', false],
    [12, false],
    [undefined, false],
  ])('a nonce: %j is %s', (value, isOne) => {
    expect(isNonce(value)).toBe(isOne);
  });
});

describe('a secret from a word', () => {
  it('is a secret, and is the pinned one for its word', () => {
    expect(isSecret(secretFromWord('lab'))).toBe(true);
    expect(secretFromWord('lab')).toBe(sha256('tablee word lab'));
  });

  it('differs for another word', () => {
    expect(secretFromWord('lab')).not.toBe(secretFromWord('Lab'));
  });
});
