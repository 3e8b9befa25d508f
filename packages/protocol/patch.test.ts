import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, patch as patchSchema } from './patch.ts';
import { VECTORS } from './vectors.scenario.ts';

const STEPS = fc.oneof(
  fc.constantFrom('a', 'b', '0', 'length', '__proto__', 'constructor', 'prototype', 'toString'),
  fc.integer({ min: -2, max: 4 }),
);
const PATHS = fc.array(STEPS, { maxLength: 4 });
const PLACES = fc.integer({ min: -2, max: 5 });
const VALUES = fc.jsonValue({ maxDepth: 2 });
const CHANGES = fc.oneof(
  fc.tuple(PATHS, VALUES),
  fc.tuple(PATHS),
  fc.tuple(PATHS, PLACES, PLACES, fc.array(VALUES, { maxLength: 3 })),
);
const { json: VIEWS } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, 0, 'x'),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', '0', '__proto__', 'constructor'), tie('json'), { noNullPrototype: true }),
  ),
}));

function nested(levels: number): unknown {
  return JSON.parse(`${'['.repeat(levels)}0${']'.repeat(levels)}`);
}

describe('a patch', () => {
  it.each(VECTORS.patches)('$patch makes $after of $before', ({ before, patch, after }) => {
    expect(patchSchema.safeParse(patch).success).toBe(true);
    expect(applyPatch(before, patch)).toEqual(after);
  });

  it.each(VECTORS.unfit)('$patch does not fit $before', ({ before, patch }) => {
    expect(patchSchema.safeParse(patch).success).toBe(true);
    expect(applyPatch(before, patch)).toBeNull();
  });

  it('leaves the view before as it was', () => {
    const before = { rack: ['R1', 'B2'], drawn: 'K7', table: { turn: 0 } };
    const copy = structuredClone(before);
    applyPatch(before, [[['rack'], 0, 1, []], [['drawn']], [['table', 'turn'], 1]]);
    expect(before).toEqual(copy);
  });

  it('shares what it does not change', () => {
    const before = { rack: ['R1'], series: [{ tiles: ['B1'] }, { tiles: ['B2'] }] };
    const after = applyPatch(before, [[['series', 1, 'tiles', 0], 'B3']]) as typeof before;
    expect(after.rack).toBe(before.rack);
    expect(after.series[0]).toBe(before.series[0]);
    expect(after.series[1]).not.toBe(before.series[1]);
  });

  it('is the view itself when it is empty', () => {
    const before = { turn: 0 };
    expect(applyPatch(before, [])).toBe(before);
  });

  it('makes __proto__ a key like any other', () => {
    const after = applyPatch({ a: {} }, [[['a', '__proto__'], { turn: 1 }]]) as { a: { turn?: number } };
    expect(Object.keys(after.a)).toEqual(['__proto__']);
    expect(after.a.turn).toBeUndefined();
    expect(Object.getPrototypeOf(after.a)).toBe(Object.prototype);
  });

  it('takes __proto__ away like any other key', () => {
    const before: unknown = JSON.parse('{"__proto__":{"turn":1},"a":1}');
    expect(JSON.stringify(applyPatch(before, [[['__proto__']]]))).toBe('{"a":1}');
  });

  it('never throws and never reaches a prototype, whatever it says', () => {
    fc.assert(
      fc.property(VIEWS, fc.array(CHANGES, { maxLength: 3 }), (view, changes) => {
        const text = JSON.stringify(view);
        const after = applyPatch(view, changes);
        expect(JSON.stringify(view)).toBe(text);
        expect(after).not.toBeUndefined();
        expect(JSON.parse(JSON.stringify(after))).toEqual(after);
      }),
      { seed: 1, numRuns: 3000 },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Object.keys(Array.prototype)).toEqual([]);
  });

  it('reaches deeper than the stack', () => {
    const levels = 100_000;
    const path = Array.from({ length: levels }, () => 0);
    let inside = applyPatch(nested(levels), [[path, 1]]);
    while (Array.isArray(inside)) [inside] = inside as unknown[];
    expect(inside).toBe(1);
  });

  it('puts in more items than a call has room for arguments', () => {
    const items = Array.from({ length: 300_000 }, () => 0);
    expect(applyPatch({ list: [] }, [[['list'], 0, 0, items]])).toEqual({ list: items });
  });
});
