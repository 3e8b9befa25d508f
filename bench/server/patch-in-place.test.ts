import { applyPatch, diffView } from '@tablee/protocol';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { patchInPlace } from './patch-in-place.ts';

const VIEWS = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.array(fc.array(fc.constantFrom(1, 'x', null))), {
  noNullPrototype: true,
});

it('makes of a view what pages make of it', () => {
  fc.assert(
    fc.property(VIEWS, VIEWS, (before, after) => {
      const patch = diffView(before, after);
      expect(patchInPlace(structuredClone(before), structuredClone(patch))).toEqual(applyPatch(before, patch));
    }),
    { seed: 1, numRuns: 1000 },
  );
});
