import { seatOf } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tiles } from './index.ts';
import { family, legalOf, play, refusalOf, tableOf } from './tiles.scenario.ts';

describe('laying', () => {
  it('[DR-7] laid tiles leave the rack and stand in order in the run', () => {
    const { state } = play(
      family('turn A play\ntable [1 R2 R3 R4]\npool G1\nA R6 R1 B9 R5\nB G6'),
      'A',
      'lay R6 R5 R1 > 1',
    );
    expect(tableOf(state)).toEqual(['run R1 R2 R3 R4 R5 R6']);
    expect(state.racks).toEqual([['B9'], ['G6']]);
  });

  it('[DR-7] a new series lies beside the others under an id of its own', () => {
    const { state } = play(
      family('turn A play\ntable [1 R2] [4 B9]\npool G1\nA P6 G6 B1\nB G9'),
      'A',
      'lay P6 G6 > new',
    );
    expect(state.series).toEqual([
      { id: 1, kind: 'starter', tiles: ['R2'] },
      { id: 4, kind: 'starter', tiles: ['B9'] },
      { id: 5, kind: 'family', tiles: ['G6', 'P6'] },
    ]);
    expect(state.nextSeries).toBe(6);
  });

  it('[DR-7] one action is the whole turn', () => {
    const { state } = play(family('turn A play\ntable [1 R2]\npool G1\nA R3 R4 B9\nB G6'), 'A', 'lay R3 > 1');
    expect(refusalOf(state, 'A', 'lay R4 > 1')).toMatchObject({ rule: 'DR-11' });
  });

  it('[DR-A4] a starter becomes a run or a family with its second tile', () => {
    const start = family('turn A play\ntable [1 R2]\npool G1\nA R3 B2 B9\nB R1');
    const run = play(start, 'A', 'lay R3 > 1');
    expect(tableOf(run.state)).toEqual(['run R2 R3']);
    expect(run.events[0]).toMatchObject({ kind: 'laid', rule: 'DR-A4' });
    expect(tableOf(play(start, 'A', 'lay B2 > 1').state)).toEqual(['family R2 B2']);
  });

  it('[DR-6] a starter that became a family takes no neighbours', () => {
    const { state } = play(family('turn A play\ntable [1 R2]\npool G1\nA B2 B9\nB R1 R3'), 'A', 'lay B2 > 1');
    expect(refusalOf(state, 'B', 'lay R3 > 1')).toMatchObject({ rule: 'DR-6', facts: { kind: 'family' } });
  });

  it('[DR-A13] a tile in a family leaves a permanent gap in its run', () => {
    const state = family('turn A play\ntable [1 R4 B4] [2 R2 R3]\npool G1\nA R5 B9\nB G6');
    expect(refusalOf(state, 'A', 'lay R5 > 2')).toEqual({ rule: 'DR-6', facts: { why: 'gap', kind: 'run' } });
  });

  it('[DR-A5] runs that touch through the laid tile become one', () => {
    const { state, events } = play(
      family('turn A play\ntable [1 R3 R4] [2 R6 R7] [3 R9]\npool G1\nA R5 B9\nB G6'),
      'A',
      'lay R5 > 2',
    );
    expect(state.series).toEqual([
      { id: 2, kind: 'run', tiles: ['R3', 'R4', 'R5', 'R6', 'R7'] },
      { id: 3, kind: 'starter', tiles: ['R9'] },
    ]);
    expect(events[1]).toEqual({ kind: 'joined', rule: 'DR-A5', into: 2, absorbed: [1] });
  });

  it('[DR-A5] starters that touch stay apart until a tile of their run is laid', () => {
    const start = family('turn A play\ntable [1 R4] [2 R5]\npool G1\nA R6 B9\nB R3 G6');
    expect(tableOf(start)).toEqual(['starter R4', 'starter R5']);
    expect(tableOf(play(start, 'A', 'lay R6 > 2').state)).toEqual(['run R4 R5 R6']);
  });

  it('[DR-A5] a new run joins the runs it touches', () => {
    const { state } = play(
      family('turn A play\ntable [1 R3] [2 R7]\npool G1\nA R4 R5 R6 B9\nB G6'),
      'A',
      'lay R4 R5 R6 > new',
    );
    expect(tableOf(state)).toEqual(['run R3 R4 R5 R6 R7']);
  });

  it('[DR-A5] a run does not join a family', () => {
    const { state } = play(family('turn A play\ntable [1 R3] [2 R5 B5]\npool G1\nA R4 B9\nB G6'), 'A', 'lay R4 > 1');
    expect(tableOf(state)).toEqual(['run R3 R4', 'family R5 B5']);
  });

  it('[DR-A5] with the option of separate runs they stay apart', () => {
    const start = family('turn A play\ntable [1 R3 R4] [2 R6]\npool G1\nA R5 B9\nB G6', { joining: false });
    expect(tableOf(play(start, 'A', 'lay R5 > 1').state)).toEqual(['run R3 R4 R5', 'starter R6']);
  });

  it('[DR-11] the left neighbour plays next, and after the last seat the first', () => {
    const text = 'table [1 R2]\npool G1\nA R3 B9\nB R4 G6\nC R5 P9';
    expect(play(family(`turn A play\n${text}`), 'A', 'lay R3 > 1').state.turn).toBe(seatOf('B'));
    expect(
      play(family('turn C play\ntable [1 R4]\npool G1\nA R3 B9\nB R1 G6\nC R5 P9'), 'C', 'lay R5 > 1').state.turn,
    ).toBe(seatOf('A'));
  });
});

describe('drawing', () => {
  it('[DR-9] the drawn tile comes from the pool to the rack, and the turn passes if it fits nowhere', () => {
    const { state, events } = play(family('turn A play\ntable [1 R2]\npool B4 G9\nA B6 P8\nB G6'), 'A', 'draw');
    expect(state.racks[0]).toEqual(['B6', 'P8', 'G9']);
    expect(state.pool).toEqual(['B4']);
    expect(state).toMatchObject({ turn: seatOf('B'), phase: 'play', drawn: null });
    expect(events.map(({ kind }) => kind)).toEqual(['drew', 'turn']);
  });

  it('[DR-10] the turn stays if the drawn tile can be laid', () => {
    const { state } = play(family('turn A play\ntable [1 R2]\npool B4 R3\nA B6 P8\nB G6'), 'A', 'draw');
    expect(state).toMatchObject({ turn: seatOf('A'), phase: 'drawn', drawn: 'R3' });
    expect(legalOf(state, 'A')).toEqual(['keep', 'lay R3 > 1']);
  });

  it('[DR-A10] the drawn tile may make a new pair with a rack tile', () => {
    const { state } = play(family('turn A play\ntable [1 R2]\npool B4 B7\nA B6 P9\nB G6'), 'A', 'draw');
    expect(legalOf(state, 'A')).toEqual(['keep', 'lay B6 B7 > new']);
    expect(play(state, 'A', 'lay B6 B7 > new').events[0]).toMatchObject({ kind: 'laid', rule: 'DR-10' });
  });

  it('[DR-10] a player who keeps the drawn tile ends the turn with it', () => {
    const lucky = play(family('turn A play\ntable [1 R2]\npool B4 R3\nA B6 P8\nB G6'), 'A', 'draw').state;
    const { state, events } = play(lucky, 'A', 'keep');
    expect(state).toMatchObject({ turn: seatOf('B'), phase: 'play', drawn: null, racks: [['B6', 'P8', 'R3'], ['G6']] });
    expect(events[0]).toEqual({ kind: 'kept', rule: 'DR-10', seat: 0 });
  });

  it('[DR-A7] after a voluntary draw that fits nowhere the turn is over, although another tile would fit', () => {
    const start = family('turn A play\ntable [1 R2]\npool B4 G9\nA R3 P6\nB G6', { voluntaryDraw: true });
    expect(play(start, 'A', 'draw').state).toMatchObject({ turn: seatOf('B'), phase: 'play' });
  });
});

describe('the end', () => {
  it('[DR-12] the first to lay the last tile of the rack wins at once', () => {
    const { state, events } = play(
      family('turn A play\ntable [1 R2]\npool G1\nA R3\nB G6 G7\nC P1'),
      'A',
      'lay R3 > 1',
    );
    expect(events.at(-1)).toEqual({ kind: 'over', rule: 'DR-12' });
    expect(tiles.result(state)).toEqual({ rule: 'DR-12', ranks: [1, 3, 2], scores: [0, 2, 1] });
    expect(tiles.toAct(state)).toEqual([]);
    expect(refusalOf(state, 'B', 'draw')).toEqual({ rule: 'DR-12', facts: {} });
  });

  it('[DR-12] a lucky draw that empties the rack wins at once', () => {
    const lucky = play(family('turn A play\ntable [1 R2]\npool B4 R3\nA R4\nB G6'), 'A', 'draw').state;
    const { state } = play(lucky, 'A', 'lay R3 R4 > 1');
    expect(state).toMatchObject({ phase: 'over', drawn: null });
    expect(tiles.result(state)).toMatchObject({ rule: 'DR-12', ranks: [1, 2] });
  });

  it('[DR-A11] the match ends when the last tile of the pool was drawn and fits nowhere', () => {
    const { state } = play(family('turn A play\ntable [1 R2]\npool G9\nA B6 P8\nB G6 R3'), 'A', 'draw');
    expect(tiles.result(state)).toEqual({ rule: 'DR-A11', ranks: [2, 1], scores: [3, 2] });
  });

  it('[DR-A11] the last drawn tile may still be laid before the end', () => {
    const lucky = play(family('turn A play\ntable [1 R2]\npool R3\nA B6 P8\nB G6 G7'), 'A', 'draw').state;
    expect(tiles.result(lucky)).toBeNull();
    expect(tiles.result(play(lucky, 'A', 'lay R3 > 1').state)).toEqual({
      rule: 'DR-A11',
      ranks: [1, 1],
      scores: [2, 2],
    });
  });

  it('[DR-12] players with equally few tiles share the win', () => {
    const { state } = play(family('turn A play\ntable [1 R2]\npool G9\nA B6\nB G6 R3\nC P1 P2 P3'), 'A', 'draw');
    expect(tiles.result(state)).toMatchObject({ ranks: [1, 1, 3], scores: [2, 2, 3] });
  });

  const LAST = 'turn A play\ntable [1 R2]\npool G9\nA B6 P8\nB G6 R1\nC R3 P13';

  it('[DR-A11] with the option to play on, players who can lay continue with an empty pool', () => {
    const { state, events } = play(family(LAST, { playOn: true }), 'A', 'draw');
    expect(state).toMatchObject({ phase: 'play', turn: seatOf('B') });
    expect(events.map(({ kind }) => kind)).toEqual(['drew', 'turn']);
  });

  it('[DR-A11] with the option to play on, the match ends when all players are blocked', () => {
    const afterB = play(play(family(LAST, { playOn: true }), 'A', 'draw').state, 'B', 'lay R1 > 1');
    expect(afterB.state).toMatchObject({ phase: 'play', turn: seatOf('C') });
    const afterC = play(afterB.state, 'C', 'lay R3 > 1');
    expect(afterC.events.map(({ kind }) => kind)).toEqual(['laid', 'blocked', 'blocked', 'blocked', 'over']);
    expect(tiles.result(afterC.state)).toEqual({ rule: 'DR-A11', ranks: [3, 1, 1], scores: [3, 1, 1] });
  });

  it('[DR-A11] with the option to play on, blocked players are skipped', () => {
    const start = family('turn A play\ntable [1 R2]\npool G9\nA B6 P8\nB G6 B1\nC R3 P13', { playOn: true });
    const { state, events } = play(start, 'A', 'draw');
    expect(state.turn).toBe(seatOf('C'));
    expect(events[1]).toEqual({ kind: 'blocked', rule: 'DR-A11', seat: 1 });
  });
});
