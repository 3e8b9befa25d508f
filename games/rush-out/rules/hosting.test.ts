import { seatOf } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { rushOut } from './index.ts';
import { command, play, refusalOf, training1, training2, wake, withHeaps } from './rush.scenario.ts';
import type { RushState } from './types.ts';

function contestOf(state: RushState, letter: string, text: string): readonly string[] {
  return rushOut.contest?.(rushOut.view(state, 'spectator'), seatOf(letter), command(text)) ?? [];
}

function fallbackOf(state: RushState, letter: string): string | null {
  const played = rushOut.fallback(rushOut.view(state, seatOf(letter)), seatOf(letter));
  if (played === null) return null;
  const text = rushOut.notation.command(played);
  expect(refusalOf(state, letter, text)).toBeNull();
  return text;
}

const ASKING = training1(
  'training-1 play asking s1',
  't1 rats: B1 C1 .',
  's1 push-all*: . . . .',
  'B warrior blue: (sword) step -',
  'C tracker green: (step) fire step',
);

describe('a contest', () => {
  it('[RO-30] a placement and a target on the same card race for the card', () => {
    const early = training1('B warrior blue: sword - -');
    expect(contestOf(early, 'B', 'place 1 t1 sword')).toEqual(['t1']);
    expect(contestOf(ASKING, 'A', 'aim t1')).toEqual(['t1']);
    expect(contestOf(ASKING, 'A', 'aim t3 B1')).toEqual(['t3']);
  });

  it('[RO-30] a placement that completes a card races with every command', () => {
    expect(contestOf(ASKING, 'C', 'place 2 t1 fire')).toEqual(['*']);
    expect(contestOf(ASKING, 'C', 'place 3 t1 step')).toEqual(['t1']);
  });

  it('[RO-34] a placement that fills the card under the dragon races for that card only', () => {
    const state = training2('t1 rats: B1 B2 .', 'B cleric blue: (sword) (step) fire');
    expect(contestOf(state, 'B', 'place 3 t1 fire')).toEqual(['t1']);
    expect(contestOf({ ...state, dragon: 2 }, 'B', 'place 3 t1 fire')).toEqual(['*']);
  });

  it('[RO-5] rolling, taking back, declining and pinging never race', () => {
    for (const text of ['roll', 'take 1', 'clear', 'decline', 'ping help t1']) {
      expect(contestOf(ASKING, 'B', text)).toEqual([]);
    }
  });
});

describe('the fallback of a seat without time', () => {
  it('[RO-5] rolls', () => {
    expect(fallbackOf(training1(), 'B')).toBe('roll');
    expect(fallbackOf(training1('A sorcerer: air air air air air'), 'A')).toBe('roll');
  });

  it('[RO-15] takes back the placed dice if there is nothing to roll', () => {
    const state = training1(
      't3 stairs: B1 B2 .',
      't2 lock: C1 C2 C3',
      'B warrior blue: (step) (step) key',
      'C bard green: (key) (key) (heart)',
    );
    expect(fallbackOf(state, 'C')).toBe('clear');
    expect(fallbackOf(state, 'B')).toBe('roll');
  });

  it('[RO-30] waits while all dice are on a completed card', () => {
    const state = training1('t2 lock*: C1 C2 C3', 'C bard green: (key) (key) (heart)');
    expect(fallbackOf(state, 'C')).toBeNull();
  });

  it('[RO-A26] declines to choose a target', () => {
    expect(fallbackOf(ASKING, 'A')).toBe('decline');
    expect(fallbackOf(ASKING, 'B')).toBe('roll');
  });

  it('[RO-14] gives the signal for the sorcerer', () => {
    const signal = training1('training-1 signal');
    expect(fallbackOf(signal, 'A')).toBe('roll');
    expect(fallbackOf(signal, 'B')).toBeNull();
    expect(fallbackOf(training1('training-1 ready'), 'A')).toBeNull();
    expect(fallbackOf(training1('training-1 over'), 'B')).toBeNull();
  });
});

describe('the result', () => {
  const DONE = play(ASKING, 'C', 'place 2 t1 fire').state;

  it('[RO-4] gives every hero the first rank and a trophy when the heroes win', () => {
    const won = wake(withHeaps(DONE, { trials: ['torches'] })).state;
    expect(rushOut.result(won)).toEqual({ rule: 'RO-6', ranks: [2, 1, 1], scores: [0, 1, 1] });
  });

  it('[RO-4] gives every hero the second rank when the sorcerer wins', () => {
    const lost = play(withHeaps(ASKING, { spells: ['ghost'] }), 'A', 'decline').state;
    expect(rushOut.result(lost)).toEqual({ rule: 'RO-6', ranks: [1, 2, 2], scores: [1, 0, 0] });
    expect(rushOut.result(ASKING)).toBeNull();
  });
});
