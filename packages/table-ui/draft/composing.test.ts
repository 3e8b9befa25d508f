import { describe, expect, it } from 'vitest';
import { beginDraft, refitDraft, stepTo, takeBack } from './composing.ts';

const keepsAll = (draft: readonly string[]): readonly string[] => draft;
const keepsNo = (gone: string) => (draft: readonly string[]) => draft.filter((one) => one !== gone);

const TWO = stepTo(stepTo(beginDraft<readonly string[]>([]), ['a']), ['a', 'b']);

describe('a draft', () => {
  it('goes back a step at a time, to its beginning', () => {
    const back = takeBack(TWO, keepsAll);
    expect(back.draft).toEqual(['a']);
    expect(takeBack(back, keepsAll)).toEqual(beginDraft([]));
  });

  it('stays the same object if the table changes elsewhere', () => {
    expect(refitDraft(TWO, keepsAll, false)).toBe(TWO);
  });

  it('returns pieces that no longer fit, and reports it until the next step', () => {
    const fitted = refitDraft(TWO, keepsNo('a'), false);
    expect(fitted).toMatchObject({ draft: ['b'], hasLost: true });
    expect(stepTo(fitted, ['b', 'c'])).toMatchObject({ draft: ['b', 'c'], hasLost: false });
  });

  it('begins again after it was played', () => {
    const played = (): readonly string[] => [];
    expect(refitDraft(TWO, played, true)).toEqual(beginDraft([]));
  });

  it('never brings back by undo what no longer fits', () => {
    const fitted = refitDraft(TWO, keepsNo('a'), false);
    expect(takeBack(fitted, keepsNo('a')).draft).toEqual([]);
  });

  it('skips steps that make no difference, and then has no further step to take back', () => {
    const fitted = refitDraft(TWO, keepsNo('b'), false);
    expect(takeBack(fitted, keepsNo('b'))).toMatchObject({ draft: [], past: [] });
    const bare = refitDraft(stepTo(beginDraft<readonly string[]>([]), ['a']), keepsNo('a'), false);
    expect(takeBack(bare, keepsNo('a'))).toMatchObject({ draft: [], past: [] });
  });

  it('remembers forty steps', () => {
    let long = beginDraft(0);
    for (let step = 1; step <= 60; step += 1) long = stepTo(long, step);
    expect(long.past).toHaveLength(40);
    expect(long.past.at(-1)).toBe(59);
  });
});
