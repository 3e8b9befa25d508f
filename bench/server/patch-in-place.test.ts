import { applyPatch, diffView } from '@tablee/protocol';
import { expect, it } from 'vitest';
import { mulberry } from '../mulberry.ts';
import { patchInPlace } from './patch-in-place.ts';

const below = mulberry(7);

function someView(): Record<string, unknown> {
  const hands = Array.from({ length: below(4) }, () => Array.from({ length: below(4) }, () => below(3)));
  return { ...(below(2) === 0 && { over: 'x' }), hands, hand: below(3) === 0 ? null : { id: below(2) } };
}

it('changes a view as pages do', () => {
  for (let count = 0; count < 500; count += 1) {
    const [before, after] = [someView(), someView()];
    const patch = diffView(before, after);
    expect(patchInPlace(structuredClone(before), structuredClone(patch))).toEqual(applyPatch(before, patch));
  }
});

it('replaces a whole view', () => {
  expect(patchInPlace(null, [[[], { hands: [] }]])).toEqual({ hands: [] });
});
