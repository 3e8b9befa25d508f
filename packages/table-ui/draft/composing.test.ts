import { describe, expect, it } from 'vitest';
import { begun, refitted, stepped, takenBack } from './composing.ts';

const keepsAll = (draft: readonly string[]): readonly string[] => draft;
const keepsNo = (gone: string) => (draft: readonly string[]) => draft.filter((one) => one !== gone);

const TWO = stepped(stepped(begun<readonly string[]>([]), ['a']), ['a', 'b']);

describe('a draft', () => {
  it('goes back a step at a time, to its beginning', () => {
    const back = takenBack(TWO, keepsAll);
    expect(back.draft).toEqual(['a']);
    expect(takenBack(back, keepsAll)).toEqual(begun([]));
  });

  it('stays the same object if the table changes elsewhere', () => {
    expect(refitted(TWO, keepsAll, false)).toBe(TWO);
  });

  it('returns pieces that no longer fit, and reports it until the next step', () => {
    const fitted = refitted(TWO, keepsNo('a'), false);
    expect(fitted).toMatchObject({ draft: ['b'], hasLost: true });
    expect(stepped(fitted, ['b', 'c'])).toMatchObject({ draft: ['b', 'c'], hasLost: false });
  });

  it('begins again after it was played', () => {
    const played = (): readonly string[] => [];
    expect(refitted(TWO, played, true)).toEqual(begun([]));
  });

  it('never brings back by undo what no longer fits', () => {
    const fitted = refitted(TWO, keepsNo('a'), false);
    expect(takenBack(fitted, keepsNo('a')).draft).toEqual([]);
  });

  it('skips steps that make no difference, and then has no further step to take back', () => {
    const fitted = refitted(TWO, keepsNo('b'), false);
    expect(takenBack(fitted, keepsNo('b'))).toMatchObject({ draft: [], past: [] });
    const bare = refitted(stepped(begun<readonly string[]>([]), ['a']), keepsNo('a'), false);
    expect(takenBack(bare, keepsNo('a'))).toMatchObject({ draft: [], past: [] });
  });

  it('remembers forty steps', () => {
    let long = begun(0);
    for (let step = 1; step <= 60; step += 1) long = stepped(long, step);
    expect(long.past).toHaveLength(40);
    expect(long.past.at(-1)).toBe(59);
  });
});
