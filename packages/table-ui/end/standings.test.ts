import { describe, expect, it } from 'vitest';
import { asPodium, hasLost, hasStep, standingsOf } from './standings.ts';

describe('the standings', () => {
  const standings = standingsOf({ ranks: [3, 1, 2, 4], scores: [3, 0, 2, 5] });

  it('list the best first', () => {
    expect(standings.map(({ seats: [seat] }) => seat)).toEqual([1, 2, 0, 3]);
    expect(standings[0]).toEqual({ seats: [1], words: null, rank: 1, score: 0 });
  });

  it('put the second at the left of the first on the podium', () => {
    expect(asPodium(standings).map(({ seats: [seat] }) => seat)).toEqual([2, 1, 0, 3]);
    expect(asPodium(standings.slice(0, 1)).map(({ seats: [seat] }) => seat)).toEqual([1]);
  });

  it('count a viewer who did not win as a loser, but no spectator', () => {
    const teams = standingsOf({ ranks: [1, 2, 2], scores: [1, 0, 0] }, [[0], [1, 2]]);
    expect([0, 1, 2, null].map((viewer) => hasLost(teams, viewer))).toEqual([false, true, true, false]);
    const shared = standingsOf({ ranks: [1, 1, 3], scores: [5, 5, 2] });
    expect([0, 1, 2].map((viewer) => hasLost(shared, viewer))).toEqual([false, false, true]);
  });

  it('have a step for the first three', () => {
    expect(standings.map(hasStep)).toEqual([true, true, true, false]);
  });

  it('put partners on one step, with the score of their team and its rank among teams', () => {
    const result = { ranks: [3, 1, 3, 1, 5], scores: [240, 500, 240, 500, 95] };
    expect(standingsOf(result, [[0, 2], [1, 3], [4]])).toEqual([
      { seats: [1, 3], words: null, rank: 1, score: 500 },
      { seats: [0, 2], words: null, rank: 2, score: 240 },
      { seats: [4], words: null, rank: 3, score: 95 },
    ]);
  });

  it('keep the name that the game has for a team', () => {
    const [elves, dragon] = ['Elves', 'Dragon'].map((name) => ({ name, win: `${name}!` }));
    const result = { ranks: [2, 1, 2], scores: [3, 8, 3] };
    const named = standingsOf(
      result,
      [[0, 2], [1]],
      [elves, dragon].filter((one) => one !== undefined),
    );
    expect(named.map(({ words }) => words)).toEqual([dragon, elves]);
  });

  it('list equal players in the order of their seats', () => {
    expect(standingsOf({ ranks: [1, 1], scores: [2, 2] }).map(({ seats: [seat] }) => seat)).toEqual([0, 1]);
  });
});
