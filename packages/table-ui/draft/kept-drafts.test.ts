import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginDraft, stepTo } from './composing.ts';
import { draftKey, forgetDraft, keepDraft, recallDraft } from './kept-drafts.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

const readText = (kept: unknown): string | null => (typeof kept === 'string' ? kept : null);
const DRAFT = stepTo(beginDraft('first'), 'second');

describe('a stored draft', () => {
  it('is recalled with its steps', () => {
    keepDraft(draftKey('table', 0), DRAFT);
    expect(recallDraft(draftKey('table', 0), readText)).toEqual(DRAFT);
  });

  it('belongs to one match and one seat', () => {
    keepDraft(draftKey('table', 0), DRAFT);
    expect(recallDraft(draftKey('table', 1), readText)).toBeNull();
    expect(recallDraft(draftKey('other', 0), readText)).toBeNull();
  });

  it('is gone once it is forgotten', () => {
    keepDraft(draftKey('table', 0), DRAFT);
    forgetDraft(draftKey('table', 0));
    expect(recallDraft(draftKey('table', 0), readText)).toBeNull();
    expect([...storage.values()].join()).not.toContain('table');
  });

  it.each(['', 'no json', '7', '{"draft":7,"past":[]}', '{"draft":"x"}'])('cannot be read from %j', (text) => {
    storage.set(`tablee.${draftKey('table', 0)}`, text);
    expect(recallDraft(draftKey('table', 0), readText)).toBeNull();
  });

  it('is deleted after twelve newer ones', () => {
    for (let match = 0; match <= 12; match += 1) keepDraft(draftKey(`table ${match}`, 0), DRAFT);
    const isKept = (match: number): boolean => recallDraft(draftKey(`table ${match}`, 0), readText) !== null;
    expect([0, 1, 12].map(isKept)).toEqual([false, true, true]);
    expect(storage.size).toBe(13);
  });

  it('does not exist if the device stores nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    keepDraft(draftKey('table', 0), DRAFT);
    expect(recallDraft(draftKey('table', 0), readText)).toBeNull();
  });
});
