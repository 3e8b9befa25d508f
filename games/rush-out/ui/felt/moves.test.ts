import { toSeat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { movesIn } from './moves.ts';

describe('a moved card', () => {
  it('[RO-21] [RO-24] comes from the deck of its side', () => {
    expect(movesIn({ kind: 'revealed', rule: 'RO-24', spot: 's2', card: 'invocation-1' })).toEqual([
      { card: 'invocation-1', from: 'spells', to: 's2' },
    ]);
    expect(movesIn({ kind: 'revealed', rule: 'RO-21', spot: 't1', card: 'rat-swarm' })).toMatchObject([
      { from: 'trials' },
    ]);
  });

  it('[RO-31] moves onto the heroes’ deck', () => {
    expect(movesIn({ kind: 'summoned', rule: 'RO-31', spot: 's1', card: 'invocation-1' })).toMatchObject([
      { from: 's1', to: 'trials' },
    ]);
  });

  it('does not move when dice are placed', () => {
    const placed = { kind: 'placed', rule: 'RO-16', seat: toSeat(0), die: 0, spot: 't1', square: 0 } as const;
    expect(movesIn(placed)).toEqual([]);
  });
});
