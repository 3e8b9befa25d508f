import { describe, expect, it } from 'vitest';
import { coarsePath } from './coarse-path.ts';

describe('a path in whole numbers', () => {
  it('gives the same relative points for absolute and relative commands', () => {
    expect(coarsePath('M10 20L30 20l0 10H5v-3Z', 1)).toBe('m10 20l20 0l0 10h-25v-3z');
    expect(coarsePath('M0 0C1 2 3 4 5 6s2 2 4 4', 2)).toBe('m0 0c2 4 6 8 10 12s4 4 8 8');
  });

  it('does not let errors add up', () => {
    expect(
      coarsePath(`M0 0${'h.4'.repeat(10)}`, 1)
        .match(/h-?\d+/g)
        ?.map((step) => Number(step.slice(1))),
    ).toEqual([0, 1, 0, 1, 0, 0, 1, 0, 1, 0]);
  });

  it('begins a new outline where the last one began, and lines after it are lines', () => {
    expect(coarsePath('m2 2 4 0 0 4zm1 1h2', 1)).toBe('m2 2l4 0l0 4zm1 1h2');
  });

  it('keeps how an arc bends', () => {
    expect(coarsePath('M0 0a5 5 0 0 1 2.4 2A3 3 0 1 0 9 9', 2)).toBe('m0 0a10 10 0 0 1 5 4a6 6 0 1 0 13 14');
  });

  it('throws for anything else', () => {
    expect(() => coarsePath('M0 0c1 2 3', 1)).toThrow('not a path: c1 2 3');
  });
});
