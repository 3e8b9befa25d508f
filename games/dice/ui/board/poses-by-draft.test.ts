import { describe, expect, it } from 'vitest';
import { PosesByDraft } from './poses-by-draft.ts';

const FIRST = { cell: 46, eye: { x: 2, y: 1 } };
const SECOND = { cell: 46, eye: { x: 9, y: 1 } };
const LAID = [{ die: 4, x: 3, y: 0 }];

describe('the camera pose before a step', () => {
  it('is recalled for each step of the turn', () => {
    const seen = new PosesByDraft();
    seen.remember([], FIRST);
    seen.remember(LAID, SECOND);
    expect(seen.recall(structuredClone(LAID))).toBe(SECOND);
    expect(seen.recall([])).toBe(FIRST);
  });

  it('is forgotten after the turn', () => {
    const seen = new PosesByDraft();
    seen.remember(LAID, SECOND);
    seen.forget();
    expect(seen.recall(LAID)).toBeNull();
  });
});
