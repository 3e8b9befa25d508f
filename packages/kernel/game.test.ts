import { describe, expect, it } from 'vitest';
import { rankBy, winnersOf } from './game.ts';

describe('ranks', () => {
  it('begin with 1 for the highest score when the highest is best', () => {
    expect(rankBy([10, 30, 20], 'highest')).toEqual([3, 1, 2]);
  });

  it('begin with 1 for the lowest score when the lowest is best', () => {
    expect(rankBy([10, -30, 20], 'lowest')).toEqual([2, 1, 3]);
  });

  it('are shared by equal scores, and the next one counts all who are better', () => {
    expect(rankBy([5, 9, 5, 9, 1], 'highest')).toEqual([3, 1, 3, 1, 5]);
    expect(rankBy([5, 9, 5, 9, 1], 'lowest')).toEqual([2, 4, 2, 4, 1]);
  });

  it('are all 1 when nobody is better than another', () => {
    expect(rankBy([0, 0, 0], 'highest')).toEqual([1, 1, 1]);
  });
});

describe('winners', () => {
  it('are the seats of rank 1', () => {
    expect(winnersOf({ ranks: [2, 1, 3, 1] })).toEqual([1, 3]);
  });

  it('are none when nobody has rank 1', () => {
    expect(winnersOf({ ranks: [2, 2] })).toEqual([]);
  });
});
