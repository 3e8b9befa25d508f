import { describe, expect, it } from 'vitest';
import { nextIn } from './focus-next.ts';

describe('moving the focus along a row', () => {
  it('begins with the first, and again after the last', () => {
    expect(nextIn(['a', 'b', 'c'], null)).toBe('a');
    expect(nextIn(['a', 'b', 'c'], 'a')).toBe('b');
    expect(nextIn(['a', 'b', 'c'], 'c')).toBe('a');
  });

  it('finds nothing in an empty row', () => {
    expect(nextIn([], null)).toBeNull();
  });
});
