import { describe, expect, it } from 'vitest';
import { asPodium, hasStep, standingsOf } from './standings.ts';

describe('who stands where', () => {
  const standings = standingsOf({ ranks: [3, 1, 2, 4], scores: [3, 0, 2, 5] });

  it('the best come first', () => {
    expect(standings.map(({ seat }) => seat)).toEqual([1, 2, 0, 3]);
    expect(standings[0]).toEqual({ seat: 1, rank: 1, score: 0 });
  });

  it('on a podium the second stands left of the first', () => {
    expect(asPodium(standings).map(({ seat }) => seat)).toEqual([2, 1, 0, 3]);
    expect(asPodium(standings.slice(0, 1)).map(({ seat }) => seat)).toEqual([1]);
  });

  it('the first three have a step', () => {
    expect(standings.map(hasStep)).toEqual([true, true, true, false]);
  });

  it('equal players keep the order of their seats', () => {
    expect(standingsOf({ ranks: [1, 1], scores: [2, 2] }).map(({ seat }) => seat)).toEqual([0, 1]);
  });
});
