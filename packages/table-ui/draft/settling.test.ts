import { describe, expect, it } from 'vitest';
import { beginDraft, stepTo } from './composing.ts';
import { type DraftBase, isLossSure, openDraft, type SettledDraft, settleDraft } from './settling.ts';

type Cards = readonly string[];

/** A table with these cards in the hand after `seq` entries, of which `mine` were played by this seat. */
function table(hand: Cards, seq: number, { mine = [] as number[], isSending = false, spentAt = 0 } = {}): DraftBase {
  const happenings = Array.from({ length: seq }, (_, index) => index + 1);
  return {
    view: { hand },
    isSending,
    spentAt,
    happenings: happenings.map((one) => ({ seq: one, isMine: mine.includes(one) })),
  };
}

function refitTo({ view }: DraftBase): (draft: Cards) => Cards {
  return (draft) => draft.filter((card) => (view as { hand: Cards }).hand.includes(card));
}

/** Settles a draft of two cards at one table after the other. */
function after(...tables: readonly DraftBase[]): SettledDraft<Cards> {
  const start = openDraft(stepTo(beginDraft<Cards>([]), ['a', 'b']), table(['a', 'b'], 1));
  return tables.reduce((before, under) => settleDraft(before, under, refitTo(under), []), start);
}

describe('a draft under which the table changes', () => {
  it('loses what another player took', () => {
    const kept = after(table(['b'], 2));
    expect(kept.composing.draft).toEqual(['b']);
    expect(isLossSure(kept)).toBe(true);
  });

  it('is used up by its command, even if the twin of a card would still fit', () => {
    const kept = after(table(['a'], 2, { mine: [2], spentAt: 2 }));
    expect(kept.composing).toEqual(beginDraft([]));
    expect(isLossSure(kept)).toBe(false);
  });

  it('is not used up by an entry before it was begun', () => {
    expect(after(table(['a', 'b'], 2, { spentAt: 1 })).composing.draft).toEqual(['a', 'b']);
  });

  it('loses nothing when the clock plays it, without a command under way', () => {
    const kept = after(table([], 2, { mine: [2] }));
    expect(kept.composing).toEqual(beginDraft([]));
    expect(isLossSure(kept)).toBe(false);
  });

  it('loses nothing when it is played, and the answer comes first', () => {
    const sending = table(['a', 'b'], 1, { isSending: true });
    expect(after(sending, table([], 2, { mine: [2] })).composing).toEqual(beginDraft([]));
  });

  it('reports no loss before it knows whose entry it was, and none if it was its own', () => {
    const entry = after(table(['a', 'b'], 1, { isSending: true }), table([], 2, { isSending: true }));
    expect(isLossSure(entry)).toBe(false);
    const answered = table([], 2, { mine: [2] });
    const kept = settleDraft(entry, { ...answered, view: entry.view }, refitTo(answered), []);
    expect(kept.composing).toEqual(beginDraft([]));
  });

  it('loses what another player took while an unrelated command was under way', () => {
    const taken = table(['b'], 2, { isSending: true });
    const kept = after(table(['a', 'b'], 1, { isSending: true }), taken, {
      ...table(['b'], 3, { mine: [3] }),
      view: taken.view,
    });
    expect(kept.composing.draft).toEqual(['b']);
    expect(isLossSure(kept)).toBe(true);
  });

  it('counts as played if a snapshot comes while a command is under way', () => {
    const sending = table(['a', 'b'], 1, { isSending: true });
    expect(isLossSure(after(sending, table([], 1)))).toBe(false);
  });

  it('is the same object while nothing changes', () => {
    const under = table(['a', 'b'], 1);
    const kept = after(under);
    expect(settleDraft(kept, under, refitTo(under), [])).toBe(kept);
  });
});
