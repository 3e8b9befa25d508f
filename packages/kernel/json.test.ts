import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, isRecord, isSame } from './json.ts';

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, child]) => [key, reversed(child)]),
  );
}

describe('canonical text', () => {
  it('has the keys in order at every depth', () => {
    const value = { b: [{ z: 1, y: { d: null, c: 'ü' } }], a: true, B: -1.5 };
    expect(canonical(value)).toBe('{"B":-1.5,"a":true,"b":[{"y":{"c":"ü","d":null},"z":1}]}');
  });

  it('is the same for any order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonical(reversed(value))).toBe(canonical(value));
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('is JSON of the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const again: unknown = JSON.parse(canonical(value));
        expect(again).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { seed: 2, numRuns: 200 },
    );
  });

  it('keeps the order of a list', () => {
    expect(canonical([3, 1, 2])).toBe('[3,1,2]');
  });

  it('leaves out a field when it is undefined, and keeps it when it is null', () => {
    expect(canonical({ b: undefined, a: { c: undefined }, d: null })).toBe('{"a":{},"d":null}');
  });

  it('is null for values that JSON does not have', () => {
    expect([undefined, Number.NaN, [undefined]].map(canonical)).toEqual(['null', 'null', '[null]']);
  });

  it('escapes names as JSON does', () => {
    const text = canonical({ 'a"b\n': 'c"d' });
    expect(JSON.parse(text)).toEqual({ 'a"b\n': 'c"d' });
  });

  it('differs for values that only look alike', () => {
    const values = [1, '1', [1], { 1: 1 }, ['1'], null, 'null', [], {}, '', [[]], [null], false];
    expect(new Set(values.map(canonical)).size).toBe(values.length);
  });
});

describe('a record', () => {
  it('is an object with names', () => {
    expect([{}, { a: 1 }, Object.create(null)].map(isRecord)).toEqual([true, true, true]);
  });

  it('is not null, a list or a bare value', () => {
    expect([null, [], [{}], 'a', 1, true, undefined].filter(isRecord)).toEqual([]);
  });
});

describe('sameness', () => {
  it('agrees with the canonical text', () => {
    const value = fc.jsonValue({ maxDepth: 3 });
    const pair = fc.oneof(
      fc.tuple(value, value),
      fc.tuple(value, value.map(reversed)),
      value.map((one) => [one, reversed(one)]),
    );
    fc.assert(
      fc.property(pair, ([one, other]) => {
        expect(isSame(one, other)).toBe(canonical(one) === canonical(other));
      }),
      { seed: 3, numRuns: 500 },
    );
  });

  it('treats an undefined field as absent, and a null field as present', () => {
    expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(true);
    expect(isSame({ a: 1, b: null }, { a: 1 })).toBe(false);
    expect(isSame({ a: 1 }, { a: 1, b: null })).toBe(false);
  });

  it('ignores inherited properties', () => {
    expect(isSame({ toString: undefined, a: 1 }, { a: 1 })).toBe(true);
    expect(isSame({}, { constructor: 1 })).toBe(false);
  });
});
