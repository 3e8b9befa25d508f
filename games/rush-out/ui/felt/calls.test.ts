import { seatOf } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import type { RushEvent } from '../../rules/types.ts';
import { callsIn, rankOf } from './calls.ts';

const [A, B, C, D] = [seatOf('A'), seatOf('B'), seatOf('C'), seatOf('D')];
const HELP: RushEvent = { kind: 'pinged', rule: 'RO-A68', seat: A, word: 'help', spot: 't1' };
const DONE: RushEvent = { kind: 'completed', rule: 'RO-7', spot: 't1', card: 'rat-swarm', seats: [A, B] };

function callsOf(sights: readonly RushEvent[]): ReturnType<typeof callsIn> {
  return callsIn(sights.map((sight, seq) => ({ seq, sights: [sight], isMine: false })));
}

function called(...sights: readonly RushEvent[]): string[] {
  return callsOf(sights).map(({ sight: { seat, word, spot } }) => `${seat} ${word} ${spot}`);
}

describe('[RO-A68] a call', () => {
  it('is followed by the next one of the same hero, after those of the others', () => {
    expect(called(HELP, { ...HELP, seat: B }, { ...HELP, word: 'mine', spot: 't2' })).toEqual([
      '1 help t1',
      '0 mine t2',
    ]);
  });

  it('is over once its card is complete, and not with another card', () => {
    expect(called(HELP, DONE)).toEqual([]);
    expect(called(HELP, { ...DONE, spot: 't2' })).toEqual(['0 help t1']);
  });

  it('about the next card in the same place is shown', () => {
    expect(called(HELP, DONE, HELP)).toEqual(['0 help t1']);
  });

  it('stands beside those about the same card that are still seen, each of them', () => {
    const calls = callsOf([HELP, { ...HELP, seat: B, spot: 't2' }, { ...HELP, seat: C }, { ...HELP, seat: D }]);
    expect(calls.map((call) => rankOf(call, calls))).toEqual([0, 0, 1, 2]);
    const seen = calls.slice(1);
    expect(seen.map((call) => rankOf(call, seen))).toEqual([0, 0, 1]);
  });
});
