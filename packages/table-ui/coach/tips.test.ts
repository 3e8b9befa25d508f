import { describe, expect, it } from 'vitest';
import { knownTips, newlyDone, nextTip, type Tip } from './tips.ts';

function tip(id: string, isDue: boolean, isDone = false): Tip {
  return { id, at: '', words: '', isDue, isDone };
}

describe('tips for a newcomer', () => {
  it('come one at a time, the first that is due', () => {
    expect(nextTip([tip('a', false), tip('b', true), tip('c', true)], new Set())?.id).toBe('b');
    expect(nextTip([tip('a', false)], new Set())).toBeNull();
  });

  it('leave out those that are known', () => {
    expect(nextTip([tip('a', true), tip('b', true)], new Set(['a']))?.id).toBe('b');
    expect(nextTip([tip('a', true, true)], new Set())).toBeNull();
  });

  it('are learned by doing, even before they are shown', () => {
    expect(newlyDone([tip('a', false, true), tip('b', true), tip('c', true, true)], new Set(['c']))).toEqual(['a']);
  });

  it('are all shown if nothing can be stored', () => {
    expect(knownTips('any').has('a')).toBe(false);
  });
});
