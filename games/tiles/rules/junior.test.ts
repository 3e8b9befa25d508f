import { seatOf } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tiles } from './index.ts';
import { LOOK_MS } from './junior.ts';
import { isLegal, junior, legalOf, play, refusalOf, wake } from './tiles.scenario.ts';
import type { JuniorState } from './types.ts';

const EIGHT = 'R1 R2 B1 G5 P9 B7 G8 P3';

function flipBoth(state: JuniorState, who: string, first: number, second: number): JuniorState {
  return play(play(state, who, `flip ${first}`).state, who, `flip ${second}`).state;
}

describe('junior', () => {
  it('[DR-3] a turn flips two tiles, one after the other', () => {
    const state = play(junior(EIGHT), 'A', 'flip 0').state;
    expect(state.up).toEqual([0]);
    expect(state.turn).toBe(seatOf('A'));
    expect(legalOf(state, 'A')).toEqual(['flip 1', 'flip 2', 'flip 3', 'flip 4', 'flip 5', 'flip 6', 'flip 7']);
  });

  it('[DR-3] two tiles of one colour go to the player', () => {
    expect(flipBoth(junior(EIGHT), 'A', 0, 1).kept).toEqual([['R1', 'R2'], []]);
  });

  it('[DR-3] two tiles of one character go to the player', () => {
    expect(flipBoth(junior(EIGHT), 'A', 0, 2).kept).toEqual([['R1', 'B1'], []]);
  });

  it('[DR-3] two tiles that share neither stay on the table', () => {
    const state = flipBoth(junior(EIGHT), 'A', 0, 3);
    expect(state.kept).toEqual([[], []]);
    expect(state.grid.filter((tile) => tile !== null)).toHaveLength(8);
  });

  it('[DR-3] the left neighbour plays after a match: there is no extra turn', () => {
    expect(flipBoth(junior(EIGHT), 'A', 0, 1).turn).toBe(seatOf('B'));
  });

  it('[DR-3] after a miss both tiles lie open until everybody has looked, and nobody plays', () => {
    const state = flipBoth(junior(EIGHT), 'A', 0, 3);
    expect(tiles.view(state, 'spectator')).toMatchObject({
      phase: 'look',
      grid: ['R1', 'back', 'back', 'G5', 'back', 'back', 'back', 'back'],
    });
    expect(tiles.wakeAt(state)).toBe(LOOK_MS);
    expect(tiles.toAct(state)).toEqual([]);
    expect(refusalOf(state, 'A', 'flip 1')).toEqual({ rule: 'DR-3', facts: { why: 'look' } });
    expect(tiles.toAct(wake(state).state)).toEqual([seatOf('B')]);
  });

  it('[DR-3] an open tile is not flipped again, nor is an empty place', () => {
    const state = play(junior('R1 . B3 G5 P9 B7'), 'A', 'flip 0').state;
    expect(refusalOf(state, 'A', 'flip 0')).toEqual({ rule: 'DR-3', facts: { why: 'open' } });
    expect(refusalOf(state, 'A', 'flip 1')).toEqual({ rule: 'DR-3', facts: { why: 'gone' } });
    expect(refusalOf(state, 'A', 'flip 40')).toEqual({ rule: 'DR-3', facts: { why: 'gone' } });
    expect(isLegal(state, 'A', 'flip 2')).toBe(true);
  });

  it('[DR-3] nothing but a flip is played', () => {
    for (const text of ['draw', 'keep', 'lay R1 R2 > new']) {
      expect(refusalOf(junior(EIGHT), 'A', text)).toEqual({ rule: 'DR-3', facts: { why: 'action' } });
    }
  });

  it('[DR-2] play goes clockwise: another seat waits', () => {
    expect(refusalOf(junior(EIGHT), 'B', 'flip 0')).toEqual({ rule: 'DR-2', facts: { seat: seatOf('A') } });
    expect(isLegal(junior(EIGHT), 'A', 'flip 0')).toBe(true);
  });

  it('[DR-A2] a match is kept at once, without asking', () => {
    const { state, events } = play(play(junior(EIGHT), 'A', 'flip 0').state, 'A', 'flip 1');
    expect(events.map(({ kind }) => kind)).toEqual(['flipped', 'paired', 'turn']);
    expect(events[1]).toEqual({ kind: 'paired', rule: 'DR-A2', seat: 0, places: [0, 1], tiles: ['R1', 'R2'] });
    expect(state.phase).toBe('flip');
  });

  it('[DR-A3] missed tiles are mixed among all others that lie face down', () => {
    const missed = flipBoth(junior(EIGHT), 'A', 0, 3);
    const grids = [2, 3, 4, 5, 6, 7].map((step) => wake(missed, step).state.grid);
    for (const grid of grids) expect(new Set(grid)).toEqual(new Set(missed.grid));
    expect(new Set(grids.map((grid) => grid.join())).size).toBeGreaterThan(1);
    expect(new Set(grids.map((grid) => grid[4])).size).toBeGreaterThan(1);
  });

  it('[DR-A3] mixing leaves the empty places empty', () => {
    const missed = flipBoth(junior('R1 . B3 G5 . P9 B7'), 'A', 0, 3);
    expect(wake(missed).state.grid.map((tile) => tile === null)).toEqual([
      false,
      true,
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  it('[DR-A3] with the memory option missed tiles return to their place', () => {
    const missed = flipBoth(junior(EIGHT, { memory: true }), 'A', 0, 3);
    const { state, events } = wake(missed);
    expect(state.grid).toEqual(missed.grid);
    expect(state.up).toEqual([]);
    expect(events[0]).toEqual({ kind: 'turned-back', rule: 'DR-A3', places: [0, 3], mixed: false });
  });

  it('[DR-4] the game ends when four tiles are left face down', () => {
    const six = junior('R1 R2 B3 G5 P9 B7');
    const { state, events } = play(play(six, 'A', 'flip 0').state, 'A', 'flip 1');
    expect(events.at(-1)).toEqual({ kind: 'over', rule: 'DR-4' });
    expect(tiles.result(state)).toEqual({ rule: 'DR-4', ranks: [1, 2], scores: [2, 0] });
    expect(refusalOf(state, 'B', 'flip 2')).toEqual({ rule: 'DR-4', facts: {} });
  });

  it('[DR-4] with more than four tiles left the game goes on', () => {
    expect(tiles.result(flipBoth(junior(EIGHT), 'A', 0, 1))).toBeNull();
  });

  it('[DR-4] players with equally many tiles share the win', () => {
    const state: JuniorState = { ...junior('R1 R2 B3 G5 P9 B7'), kept: [[], ['G1', 'G2']] };
    expect(tiles.result(flipBoth(state, 'A', 0, 1))).toEqual({ rule: 'DR-4', ranks: [1, 1], scores: [2, 2] });
  });

  it('[DR-A17] after the mixing nobody is shown anything of the tiles that were open', () => {
    const { state, events } = wake(flipBoth(junior(EIGHT), 'A', 0, 3));
    expect(JSON.stringify(tiles.view(state, seatOf('A')))).not.toMatch(/R1|G5/);
    expect(JSON.stringify(events.map((event) => tiles.sight(event, seatOf('A'))))).not.toMatch(/R1|G5/);
  });
});
