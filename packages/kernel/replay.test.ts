import { describe, expect, it } from 'vitest';
import { toMillis, toSeat } from './brands.ts';
import { type CoinTypes, playCoin } from './coin.toy.ts';
import type { Entry } from './log.ts';
import { replay } from './replay.ts';

const { start, end, played } = playCoin();
const ENTRIES = played.map(({ entry }) => entry);

function problemOf(entries: readonly Entry<CoinTypes>[]): unknown {
  const replayed = replay(start, entries);
  return replayed.ok ? null : replayed.problem;
}

/** The entries of the journey, with the first one of this kind changed. */
function changed(kind: Entry<CoinTypes>['kind'], change: object): { entries: Entry<CoinTypes>[]; seq: number } {
  const index = ENTRIES.findIndex((entry) => entry.kind === kind);
  const entries = ENTRIES.with(index, { ...ENTRIES[index], ...change } as Entry<CoinTypes>);
  return { entries, seq: index + 1 };
}

describe('replay', () => {
  it('leads to the same match, the same entries and the same events', () => {
    expect(replay(start, ENTRIES)).toEqual({ ok: true, match: end, played });
  });

  it('leads there from any step of the match', () => {
    for (let cut = 0; cut <= ENTRIES.length; cut += 1) {
      const half = replay(start, ENTRIES.slice(0, cut));
      expect(half.ok && replay(half.match, ENTRIES.slice(cut))).toMatchObject({ ok: true, match: end });
    }
  });

  it('plays nothing when there is no entry', () => {
    expect(replay(start, [])).toEqual({ ok: true, match: start, played: [] });
  });

  it('keeps ids and metas', () => {
    const replayed = replay(start, ENTRIES);
    expect(replayed.ok && replayed.played.map(({ entry }) => entry)).toStrictEqual(ENTRIES);
  });

  it('finds a gap when an entry is missing', () => {
    expect(problemOf(ENTRIES.slice(1))).toEqual({ seq: 2, why: 'gap' });
    expect(problemOf(ENTRIES.toSpliced(3, 1))).toEqual({ seq: 5, why: 'gap' });
  });

  it('finds a gap when an entry is duplicated', () => {
    expect(problemOf([...ENTRIES.slice(0, 3), ...ENTRIES.slice(2)])).toEqual({ seq: 3, why: 'gap' });
  });

  it('finds that time runs back when a stamp is before the previous one', () => {
    const { entries, seq } = changed('undo', { at: toMillis(99) });
    expect(problemOf(entries)).toEqual({ seq, why: 'time-runs-back' });
  });

  it('accepts the same stamp twice', () => {
    expect(problemOf(changed('undo', { at: toMillis(100) }).entries)).toBeNull();
  });

  it.each([1_000, 1_001])('finds a missed wake when a note is stamped %d and the tide of 1000 is not there', (at) => {
    const { entries, seq } = changed('table', { at: toMillis(at) });
    expect(problemOf(entries.slice(0, seq))).toEqual({ seq, why: 'missed-wake' });
  });

  it('finds a missed wake when a command or an undo comes after its time', () => {
    for (const kind of ['command', 'undo'] as const) {
      const { entries, seq } = changed(kind, { at: toMillis(1_000) });
      expect(problemOf(entries.slice(0, seq))).toEqual({ seq, why: 'missed-wake' });
    }
  });

  it.each([999, 1_001])('knows no wake at %d when the tide is due at 1000', (at) => {
    const { entries, seq } = changed('wake', { at: toMillis(at) });
    expect(problemOf(entries)).toEqual({ seq, why: 'no-such-wake' });
  });

  it('knows no wake when the match is over', () => {
    const seq = ENTRIES.length + 1;
    const wake = { kind: 'wake', seq, at: toMillis(90_000) } as const;
    expect(problemOf([...ENTRIES, wake])).toEqual({ seq, why: 'no-such-wake' });
  });

  it('finds a command refused when the game refuses it', () => {
    const { entries, seq } = changed('command', { command: { do: 'take', coin: 99 } });
    expect(problemOf(entries)).toEqual({ seq, why: 'refused' });
  });

  it('finds an undo refused when its seat has nothing to undo', () => {
    const { entries, seq } = changed('undo', { seat: toSeat(1) });
    expect(problemOf(entries)).toEqual({ seq, why: 'refused' });
  });

  it('finds an undo refused when it names another command', () => {
    const { entries, seq } = changed('undo', { undoes: 2 });
    expect(problemOf(entries)).toEqual({ seq, why: 'refused' });
  });

  it('finds an undo refused when somebody else sat down before it', () => {
    const [first, undone] = ENTRIES;
    if (first === undefined || undone === undefined) throw new Error('the journey begins with a command and an undo');
    const note = { what: 'seated', seat: toSeat(0) } as const;
    const seated = { kind: 'table', seq: 2, at: toMillis(120), note } as const;
    expect(problemOf([first, seated, { ...undone, seq: 3 }])).toEqual({ seq: 3, why: 'refused' });
  });
});
