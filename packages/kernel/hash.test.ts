import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashText, hashValue } from './hash.ts';

describe('a hash', () => {
  it.each(['', 'abc', 'Tablée 🎲', 'x'.repeat(1000)])('of a text is the SHA-256 of its UTF-8: %#', (text) => {
    expect(hashText(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  });

  it('of a value is that of its canonical text', () => {
    expect(hashValue({ b: [1, null], a: 'é' })).toBe(hashText('{"a":"é","b":[1,null]}'));
  });

  it('of a value is the same after JSON and for any order of keys', () => {
    const value = { b: { d: 1, c: [2, { f: 3, e: 4 }] }, a: null, gone: undefined };
    expect(hashValue(JSON.parse(JSON.stringify(value)))).toBe(hashValue(value));
    expect(hashValue({ a: null, b: { c: [2, { e: 4, f: 3 }], d: 1 } })).toBe(hashValue(value));
  });

  it('of a value differs when anything in it does', () => {
    const hashes = [{ a: [1, 2] }, { a: [2, 1] }, { a: [1, 2, null] }, { b: [1, 2] }, { a: ['1', 2] }].map(hashValue);
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
