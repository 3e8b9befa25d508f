import { describe, expect, it } from 'vitest';
import { outwardFrom } from './outward-from.ts';

describe('from one thing in a row outward', () => {
  it('the thing comes first, then its neighbours, the one after it before the one before it', () => {
    expect(outwardFrom(['a', 'b', 'c', 'd', 'e'], 'c')).toEqual(['c', 'd', 'b', 'e', 'a']);
  });

  it('at an end it goes the other way', () => {
    expect(outwardFrom(['a', 'b', 'c'], 'c')).toEqual(['c', 'b', 'a']);
  });

  it('is nothing for what is not in the row', () => {
    expect(outwardFrom(['a', 'b'], 'x')).toEqual([]);
    expect(outwardFrom(['a', 'b'], null)).toEqual([]);
  });
});
