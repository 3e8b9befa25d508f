import { seatOf } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import type { RushEvent } from '../../rules/types.ts';
import { pingsIn, rankOf } from './pings.ts';

const [A, B, C, D] = [seatOf('A'), seatOf('B'), seatOf('C'), seatOf('D')];
const HELP: RushEvent = { kind: 'pinged', rule: 'RO-A68', seat: A, word: 'help', spot: 't1' };
const DONE: RushEvent = { kind: 'completed', rule: 'RO-7', spot: 't1', card: 'rat-swarm', seats: [A, B] };

function pingsOf(sights: readonly RushEvent[]): ReturnType<typeof pingsIn> {
  return pingsIn(sights.map((sight, seq) => ({ seq, sights: [sight], isMine: false })));
}

function pinged(...sights: readonly RushEvent[]): string[] {
  return pingsOf(sights).map(({ sight: { seat, word, spot } }) => `${seat} ${word} ${spot}`);
}

describe('[RO-A68] a ping', () => {
  it('moves behind the others when its hero pings again', () => {
    expect(pinged(HELP, { ...HELP, seat: B }, { ...HELP, word: 'mine', spot: 't2' })).toEqual([
      '1 help t1',
      '0 mine t2',
    ]);
  });

  it('ends when its own card is completed', () => {
    expect(pinged(HELP, DONE)).toEqual([]);
    expect(pinged(HELP, { ...DONE, spot: 't2' })).toEqual(['0 help t1']);
  });

  it('is shown again for the next card on the same spot', () => {
    expect(pinged(HELP, DONE, HELP)).toEqual(['0 help t1']);
  });

  it('is shown beside other pings about the same card', () => {
    const pings = pingsOf([HELP, { ...HELP, seat: B, spot: 't2' }, { ...HELP, seat: C }, { ...HELP, seat: D }]);
    expect(pings.map((ping) => rankOf(ping, pings))).toEqual([0, 0, 1, 2]);
    const seen = pings.slice(1);
    expect(seen.map((ping) => rankOf(ping, seen))).toEqual([0, 0, 1]);
  });
});
