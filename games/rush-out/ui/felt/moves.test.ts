import { toSeat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { HEROES, seen } from '../play/table.scenario.ts';
import { movesIn } from './moves.ts';

const VIEW = seen(HEROES);

describe('a moved card', () => {
  it('[RO-21] [RO-24] comes from the deck of its side', () => {
    expect(movesIn({ kind: 'revealed', rule: 'RO-24', spot: 's2', card: 'invocation-1' }, VIEW)).toEqual([
      { card: 'invocation-1', from: 'spells', to: 's2' },
    ]);
    expect(movesIn({ kind: 'revealed', rule: 'RO-21', spot: 't1', card: 'rat-swarm' }, VIEW)).toMatchObject([
      { from: 'trials' },
    ]);
  });

  it('[RO-31] moves onto the heroes’ deck', () => {
    expect(movesIn({ kind: 'summoned', rule: 'RO-31', spot: 's1', card: 'invocation-1' }, VIEW)).toMatchObject([
      { from: 's1', to: 'trials' },
    ]);
  });

  it('does not move when dice are placed', () => {
    const placed = { kind: 'placed', rule: 'RO-16', seat: toSeat(0), die: 0, spot: 't1', square: 0 } as const;
    expect(movesIn(placed, VIEW)).toEqual([]);
  });
});
