import { describe, expect, it } from 'vitest';
import { knownTips, newlyDone, nextTip, type Tip } from './tips.ts';

function tip(id: string, isDue: boolean, isDone = false): Tip {
  return { id, at: '', words: '', isDue, isDone };
}

describe('what a newcomer is told', () => {
  it('is one thing at a time, the first that is due', () => {
    expect(nextTip([tip('a', false), tip('b', true), tip('c', true)], new Set())?.id).toBe('b');
    expect(nextTip([tip('a', false)], new Set())).toBeNull();
  });

  it('is nothing that is known already', () => {
    expect(nextTip([tip('a', true), tip('b', true)], new Set(['a']))?.id).toBe('b');
    expect(nextTip([tip('a', true, true)], new Set())).toBeNull();
  });

  it('is learned by doing, told or not', () => {
    expect(newlyDone([tip('a', false, true), tip('b', true), tip('c', true, true)], new Set(['c']))).toEqual(['a']);
  });

  it('is everything where nothing can be remembered', () => {
    expect(knownTips('any').has('a')).toBe(false);
  });
});
