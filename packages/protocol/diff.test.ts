import { canonical } from '@tablee/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffView } from './diff.ts';
import { applyPatch, type Patch } from './patch.ts';

const KEYS = fc.constantFrom('a', 'b', 'c', '0', '__proto__', 'constructor', 'é"');
const LEAVES = fc.constantFrom(null, true, 0, -1.5, 12_345, '', 'R1', 'a longer piece of text', '🃏');

/** Few keys and few leaves, so that two values often agree in part. */
const { json: VIEWS } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    LEAVES,
    fc.array(tie('json'), { maxLength: 6 }),
    fc.dictionary(KEYS, tie('json'), { maxKeys: 5, noNullPrototype: true }),
  ),
}));

function sent(patch: Patch): Patch {
  return JSON.parse(JSON.stringify(patch)) as Patch;
}

function expectPatched(before: unknown, after: unknown): void {
  const patch = diffView(before, after);
  expect(canonical(applyPatch(before, patch))).toBe(canonical(after));
  expect(canonical(applyPatch(before, sent(patch)))).toBe(canonical(after));
}

describe('the patch between two views', () => {
  it('turns the first into the second, also after JSON', () => {
    fc.assert(
      fc.property(VIEWS, VIEWS, (before, after) => expectPatched(before, after)),
      { seed: 1, numRuns: 3000 },
    );
  });

  it('turns any JSON into any other', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => expectPatched(before, after)),
      { seed: 2, numRuns: 1000 },
    );
  });

  it('turns the first into the second when lists grow, shrink and reverse', () => {
    const lists = fc.array(fc.constantFrom('R1', 'B2', 'K7'), { maxLength: 8 });
    fc.assert(
      fc.property(lists, lists, (before, after) => expectPatched({ rack: before }, { rack: after })),
      { seed: 3, numRuns: 2000 },
    );
  });

  it('is empty exactly when they are the same JSON', () => {
    fc.assert(
      fc.property(VIEWS, VIEWS, (before, after) => {
        expect(diffView(before, structuredClone(before))).toEqual([]);
        expect(diffView(before, after).length === 0).toBe(canonical(before) === canonical(after));
      }),
      { seed: 4, numRuns: 2000 },
    );
  });

  it('is never longer than the whole view would be', () => {
    const plain = fc.array(fc.array(fc.constantFrom('R1', 'B2', 7, null), { maxLength: 5 }), { maxLength: 5 });
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const whole = JSON.stringify([[[], after]]);
        expect(JSON.stringify(diffView(before, after)).length).toBeLessThanOrEqual(whole.length);
      }),
      { seed: 5, numRuns: 2000 },
    );
  });

  it('changes neither of them', () => {
    fc.assert(
      fc.property(VIEWS, VIEWS, (before, after) => {
        const texts = [canonical(before), canonical(after)];
        diffView(before, after);
        expect([canonical(before), canonical(after)]).toEqual(texts);
      }),
      { seed: 6, numRuns: 500 },
    );
  });

  it('treats an undefined key as absent', () => {
    const gone = { turn: 0, drawn: undefined, series: [{ id: 1, on: undefined }] };
    expect(diffView(gone, { turn: 0, series: [{ id: 1 }] })).toEqual([]);
    expect(diffView({ turn: 0, series: [{ id: 1 }] }, gone)).toEqual([]);
    expect(diffView({ ...gone, rack: ['R1'], drawn: 'K7' }, { ...gone, rack: ['R1'] })).toEqual([[['drawn']]]);
    expect(diffView({ list: [1, gone] }, { list: [1, { turn: 0, series: [{ id: 1 }] }, 2] })).toEqual([
      [['list'], 2, 0, [2]],
    ]);
  });

  it('ignores inherited properties', () => {
    const view = { pool: 40, turn: 0, phase: 'play' };
    expect(diffView(view, { ...view, constructor: 1 })).toEqual([[['constructor'], 1]]);
    expect(diffView({ ...view, constructor: 1 }, view)).toEqual([[['constructor']]]);
  });
});

describe('in a patch', () => {
  const open = { mode: 'family', options: { joining: true, playOn: false }, pool: 40 };

  it('a single changed item of a list is set by its index', () => {
    const grid = Array.from({ length: 20 }, () => 'back');
    expect(diffView({ ...open, grid }, { ...open, grid: grid.with(7, 'R1') })).toEqual([[['grid', 7], 'R1']]);
  });

  it('adjacent changed items of a list are replaced together', () => {
    const grid = Array.from({ length: 20 }, () => 'back');
    const after = grid.with(7, 'R1').with(8, 'R2').with(9, 'R3');
    expect(diffView({ ...open, grid }, { ...open, grid: after })).toEqual([[['grid'], 7, 3, ['R1', 'R2', 'R3']]]);
  });

  it('removing an item from the middle of a list keeps both ends', () => {
    const rack = ['R1', 'R2', 'R3', 'R4', 'R5'];
    expect(diffView({ ...open, rack }, { ...open, rack: rack.toSpliced(2, 1) })).toEqual([[['rack'], 2, 1, []]]);
  });

  it('appending to a list keeps its beginning', () => {
    const rack = ['R1', 'R2', 'R3', 'R4', 'R5'];
    expect(diffView({ ...open, rack }, { ...open, rack: [...rack, 'K7'] })).toEqual([[['rack'], 5, 0, ['K7']]]);
  });

  it('removing one of several equal items removes only one', () => {
    expect(diffView({ ...open, rack: [1, 1, 1] }, { ...open, rack: [1, 1] })).toEqual([[['rack'], 2, 1, []]]);
  });

  it('a completely changed record is set as a whole', () => {
    const before = { ...open, last: { seat: 0, tile: 'R1', place: 3 } };
    const after = { ...open, last: { seat: 1, tile: 'B2', place: 9 } };
    expect(diffView(before, after)).toEqual([[['last'], after.last]]);
  });

  it('a completely changed view is set as a whole', () => {
    expect(diffView({ a: 1, b: 2 }, { c: 3 })).toEqual([[[], { c: 3 }]]);
  });

  it('identical objects are not compared', () => {
    const untouched = new Proxy({}, { ownKeys: () => expect.fail('it was looked at') });
    const before = { turn: 0, rack: ['R1', 'R2', 'R3', 'R4', 'R5'], options: untouched };
    expect(diffView(before, { ...before, turn: 1 })).toEqual([[['turn'], 1]]);
  });
});
