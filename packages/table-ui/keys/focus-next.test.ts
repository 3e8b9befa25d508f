import { describe, expect, it } from 'vitest';
import { nextIn } from './focus-next.ts';

describe('from one to the next', () => {
  it('begins with the first, and again after the last', () => {
    expect(nextIn(['a', 'b', 'c'], null)).toBe('a');
    expect(nextIn(['a', 'b', 'c'], 'a')).toBe('b');
    expect(nextIn(['a', 'b', 'c'], 'c')).toBe('a');
  });

  it('is nothing where there is none', () => {
    expect(nextIn([], null)).toBeNull();
  });
});
