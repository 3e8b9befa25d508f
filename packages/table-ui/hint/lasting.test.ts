import { type GameTypes, toMillis, toSeat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { askedIn, type HintAnswer, type HintPosition, keepWhileValid } from './lasting.ts';

const PASS = { do: 'pass' };
const AT = toMillis(0);

const MY_TURN: HintPosition<GameTypes> = {
  rules: { check: (view) => ((view as { turn: number }).turn === 0 ? null : { rule: 'TURN', facts: {} }) },
  coming: { turn: 0 },
  seat: toSeat(0),
  happenings: [{ seq: 7, sights: [], isMine: false }],
  pending: [],
};
const ASKED: HintAnswer<GameTypes> = { answer: { command: PASS, why: 'nothing fits' }, ...askedIn(MY_TURN) };

function after(...positions: readonly Partial<HintPosition<GameTypes>>[]): HintAnswer<GameTypes> | null {
  return positions.reduce<HintAnswer<GameTypes> | null>(
    (kept, change) => keepWhileValid(kept, { ...MY_TURN, ...change }),
    ASKED,
  );
}

function entry(seq: number, isMine: boolean): HintPosition<GameTypes>['happenings'][number] {
  return { seq, sights: [], isMine };
}

describe('a hint', () => {
  it('lasts while nothing is played', () => {
    expect(after({}, {})).toBe(ASKED);
  });

  it('ends with an entry of its own seat, although its command is legal again', () => {
    expect(after({ happenings: [entry(7, false), entry(8, true)] })).toBeNull();
  });

  it('ends when anything is sent, before the host answers', () => {
    expect(after({ coming: null, pending: [{ id: 'pass-1', command: PASS, at: AT }] })).toBeNull();
  });

  it('does not come back with the next turn, in which its command is legal too', () => {
    expect(after({ coming: { turn: 1 } }, {})).toBeNull();
  });

  it('lasts through entries of other seats while its command is legal', () => {
    expect(after({ happenings: [entry(7, false), entry(8, false)] })).toBe(ASKED);
  });

  it('lasts while a command is under way that was sent before the question', () => {
    const pending = [{ id: 'roll-1', command: { do: 'roll' }, at: AT }];
    const asked = { ...ASKED, ...askedIn({ ...MY_TURN, pending }) };
    expect(keepWhileValid(asked, { ...MY_TURN, pending })).toBe(asked);
  });

  it('ends when the seat is left', () => {
    expect(after({ seat: null })).toBeNull();
  });
});

describe('the answer that there is nothing to advise', () => {
  it('ends with an entry of its own seat', () => {
    const nothing = { ...ASKED, answer: 'nothing' } as const;
    expect(keepWhileValid(nothing, { ...MY_TURN, coming: { turn: 1 } })).toBe(nothing);
    expect(keepWhileValid(nothing, { ...MY_TURN, happenings: [entry(8, true)] })).toBeNull();
  });
});
