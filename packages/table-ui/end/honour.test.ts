import { describe, expect, it } from 'vitest';
import { chooseHonours, type Honour, leaderOf } from './honour.ts';

const honour = (seat: number, title: string): Honour => ({ seat, title, words: '' });

describe('honours', () => {
  it('are three at most, for as many players as possible', () => {
    const candidates = [honour(0, 'a'), honour(0, 'b'), null, honour(1, 'c'), honour(0, 'd'), honour(2, 'e')];
    expect(chooseHonours(candidates).map(({ title }) => title)).toEqual(['a', 'c', 'e']);
  });

  it('go twice to one player if no other has earned one', () => {
    const candidates = [honour(0, 'a'), honour(0, 'b'), honour(1, 'c'), honour(0, 'd')];
    expect(chooseHonours(candidates).map(({ title }) => title)).toEqual(['a', 'c', 'b']);
  });

  it('are for a player who alone has the most', () => {
    expect(leaderOf([2, 5, 3])).toEqual({ seat: 1, count: 5 });
    expect([leaderOf([5, 5, 3]), leaderOf([0, 0]), leaderOf([])]).toEqual([null, null, null]);
  });
});
