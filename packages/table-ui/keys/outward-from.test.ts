import { describe, expect, it } from 'vitest';
import { outwardFrom } from './outward-from.ts';

describe('a row sorted outward from a thing', () => {
  it('begins with the thing, then its neighbours, the later one first', () => {
    expect(outwardFrom(['a', 'b', 'c', 'd', 'e'], 'c')).toEqual(['c', 'd', 'b', 'e', 'a']);
  });

  it('goes one way only at an end', () => {
    expect(outwardFrom(['a', 'b', 'c'], 'c')).toEqual(['c', 'b', 'a']);
  });

  it('is empty if the thing is not in the row', () => {
    expect(outwardFrom(['a', 'b'], 'x')).toEqual([]);
    expect(outwardFrom(['a', 'b'], null)).toEqual([]);
  });
});
