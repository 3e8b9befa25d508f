import type { Variant } from '@tablee/games/catalog.ui';
import { describe, expect, it } from 'vitest';
import { shownVariants } from './shown-variants.ts';

function boxOf(count: number): readonly [Variant, ...Variant[]] {
  const [first, ...rest] = Array.from({ length: count }, (_, n) => ({ preset: `v${n}`, minutes: 1, seats: 2 }));
  if (first === undefined) throw new Error('a box has a variant');
  return [first, ...rest];
}

describe('the variants on a box', () => {
  it.each([
    [3, false, 3, 3],
    [4, false, 4, 4],
    [4, false, 3, 2],
    [5, false, 4, 3],
    [3, true, 4, 3],
    [4, true, 4, 2],
    [1, false, 3, 1],
  ])('%i of them, chapters %s, with room for %i chips: %i have one', (count, hasChapters, most, shown) => {
    expect(shownVariants({ variants: boxOf(count), hasChapters }, most)).toEqual(boxOf(count).slice(0, shown));
  });

  it.each([
    [4, 3, 4, 2],
    [3, 3, 4, 3],
    [4, 5, 4, 4],
    [4, 4, 3, 2],
  ])('%i of them, at most %i chips, with room for %i: %i have one', (count, maxChips, most, shown) => {
    expect(shownVariants({ variants: boxOf(count), maxChips }, most)).toEqual(boxOf(count).slice(0, shown));
  });
});
