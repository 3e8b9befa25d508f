import { seatOf } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { family, isLegal, legalOf, play, refusalOf, tableOf } from './tiles.scenario.ts';

const PLAY = `
  turn A play
  table [1 R2 R3 R4] [2 R11 G11] [3 P13] [4 B9]
  pool G1 G2
  A R1 R5 R6 B11 B10 G9 P12 B6
  B G6
`;

describe('what may be laid', () => {
  it.each(['lay R5 > 1', 'lay R1 > 1', 'lay R5 R6 > 1'])(
    '[DR-7] a run takes tiles at its start or its end: %s',
    (text) => {
      expect(isLegal(family(PLAY), 'A', text)).toBe(true);
    },
  );

  it('[DR-7] a family takes a tile of its value', () => {
    expect(isLegal(family(PLAY), 'A', 'lay B11 > 2')).toBe(true);
  });

  it.each(['lay R5 R6 > new', 'lay B10 B11 > new', 'lay R6 B6 > new'])(
    '[DR-7] two tiles make a new run or family: %s',
    (text) => {
      expect(isLegal(family(PLAY), 'A', text)).toBe(true);
    },
  );

  it('[DR-7] one tile alone makes nothing new', () => {
    expect(refusalOf(family(PLAY), 'A', 'lay R5 > new')).toEqual({ rule: 'DR-7', facts: { why: 'alone' } });
  });

  it('[DR-7] a tile that is not on the rack is not laid', () => {
    expect(refusalOf(family(PLAY), 'A', 'lay G6 > 1')).toEqual({ rule: 'DR-7', facts: { why: 'rack', tile: 'G6' } });
  });

  it('[DR-7] a series that does not exist takes no tiles', () => {
    expect(refusalOf(family(PLAY), 'A', 'lay R5 > 77')).toEqual({ rule: 'DR-7', facts: { why: 'gone' } });
  });

  it('[DR-7] a flip is refused in family', () => {
    expect(refusalOf(family(PLAY), 'A', 'flip 3')).toEqual({ rule: 'DR-7', facts: { why: 'action' } });
  });

  it('[DR-6] a run has one colour', () => {
    expect(refusalOf(family(PLAY), 'A', 'lay B10 > 1')).toEqual({
      rule: 'DR-6',
      facts: { why: 'colour', kind: 'run' },
    });
    expect(refusalOf(family(PLAY), 'A', 'lay R5 B6 > new')).toEqual({
      rule: 'DR-6',
      facts: { why: 'colour', kind: 'new' },
    });
  });

  it('[DR-6] a run has no gap', () => {
    expect(refusalOf(family(PLAY), 'A', 'lay R6 > 1')).toEqual({ rule: 'DR-6', facts: { why: 'gap', kind: 'run' } });
    expect(refusalOf(family(PLAY), 'A', 'lay B6 B10 > new')).toEqual({
      rule: 'DR-6',
      facts: { why: 'gap', kind: 'new' },
    });
  });

  it('[DR-6] a family has one value', () => {
    expect(refusalOf(family(PLAY), 'A', 'lay G9 > 2')).toEqual({
      rule: 'DR-6',
      facts: { why: 'value', kind: 'family' },
    });
  });

  it('[DR-6] a run is complete with its thirteenth tile', () => {
    const state = family('turn A play\ntable [1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13]\npool G1\nA R1 B5\nB G6');
    const complete = play(state, 'A', 'lay R1 > 1').state;
    expect(complete.series[0]?.tiles).toHaveLength(13);
    expect(legalOf({ ...complete, turn: seatOf('A') }, 'A')).toEqual(['draw']);
  });

  it('[DR-6] a family is complete with its fourth tile', () => {
    const start = family('turn A play\ntable [1 R5 G5 P5]\npool G1\nA B5 B9\nB G6');
    const complete = play(start, 'A', 'lay B5 > 1').state;
    expect(tableOf(complete)).toEqual(['family R5 B5 G5 P5']);
    expect(legalOf({ ...complete, turn: seatOf('A') }, 'A')).toEqual(['draw']);
  });

  it('[DR-A4] a starter becomes a run by its neighbour or a family by its equal', () => {
    const state = family(PLAY);
    expect(isLegal(state, 'A', 'lay P12 > 3')).toBe(true);
    expect(isLegal(state, 'A', 'lay B10 > 4')).toBe(true);
    expect(isLegal(state, 'A', 'lay B10 B11 > 4')).toBe(true);
    expect(isLegal(state, 'A', 'lay G9 > 4')).toBe(true);
    expect(refusalOf(state, 'A', 'lay R5 > 4')).toEqual({ rule: 'DR-6', facts: { why: 'colour', kind: 'starter' } });
    expect(refusalOf(state, 'A', 'lay B11 > 4')).toEqual({ rule: 'DR-6', facts: { why: 'gap', kind: 'starter' } });
  });

  it('[DR-A5] two starters of equal value do not join; either takes the tile', () => {
    const state = family('turn A play\ntable [1 R5] [2 B5]\npool G1\nA G5 R9\nB G6');
    expect(legalOf(state, 'A')).toEqual(['lay G5 > 1', 'lay G5 > 2']);
  });

  it('[DR-A8] a tile beyond a run that the turn joins is another action', () => {
    const state = family('turn A play\ntable [1 R3 R4] [2 R6 R7] [3 R9 R10]\npool G1\nA R5 R8 R11\nB G6');
    expect(isLegal(state, 'A', 'lay R5 > 1')).toBe(true);
    expect(refusalOf(state, 'A', 'lay R5 R8 R11 > 1')).toEqual({ rule: 'DR-A8', facts: {} });
    expect(refusalOf(state, 'A', 'lay R5 R8 > 1')).toEqual({ rule: 'DR-A8', facts: {} });
    expect(isLegal(state, 'A', 'lay R5 R8 > 2')).toBe(true);
  });

  it('[DR-A5] a tile does not reach over a starter, even if this turn joins it', () => {
    const state = family('turn A play\ntable [1 R4] [2 R5]\npool G1\nA R3 R6 B1\nB G6');
    expect(refusalOf(state, 'A', 'lay R6 > 1')).toEqual({ rule: 'DR-6', facts: { why: 'gap', kind: 'starter' } });
    expect(refusalOf(state, 'A', 'lay R3 R6 > 1')).toEqual({ rule: 'DR-A8', facts: {} });
  });

  it('[DR-A5] with the option of separate runs no tile reaches over a gap that it closes', () => {
    const text = 'turn A play\ntable [1 R3 R4] [2 R6]\npool G1\nA R5 R7 B1\nB G6';
    const state = family(text, { joining: false });
    expect(legalOf(state, 'A')).toEqual(['lay R5 > 1', 'lay R5 > 2', 'lay R5 R7 > 2', 'lay R7 > 2']);
    expect(refusalOf(state, 'A', 'lay R5 R7 > 1')).toEqual({ rule: 'DR-6', facts: { why: 'gap', kind: 'run' } });
  });

  it('[DR-A6] a tile that lies on the table stays where it lies', () => {
    expect(refusalOf(family(PLAY), 'A', 'lay R4 R5 > 4')).toEqual({ rule: 'DR-A6', facts: { tile: 'R4' } });
  });

  it('[DR-A9] a new run or family is made of rack tiles only', () => {
    expect(refusalOf(family(PLAY), 'A', 'lay R4 R5 > new')).toEqual({ rule: 'DR-A9', facts: { tile: 'R4' } });
  });

  it('[DR-A8] several tiles all go to one run or family', () => {
    const state = family(PLAY);
    expect(refusalOf(state, 'A', 'lay R5 B10 > 1')).toEqual({ rule: 'DR-A8', facts: {} });
    expect(refusalOf(state, 'A', 'lay B11 B10 > 2')).toEqual({ rule: 'DR-A8', facts: {} });
    expect(refusalOf(state, 'A', 'lay G9 B10 > 4')).toEqual({ rule: 'DR-A8', facts: {} });
  });

  it('[DR-A8] tiles may be laid at both ends of one run at once', () => {
    expect(isLegal(family(PLAY), 'A', 'lay R1 R5 R6 > 1')).toBe(true);
  });

  it('[DR-6] a new run has no gap, even where a run of the table would fill it', () => {
    const state = family('turn A play\ntable [1 R6 R7]\npool G1\nA R4 R5 R8 B1\nB G6');
    const gap = { rule: 'DR-6', facts: { why: 'gap', kind: 'new' } };
    expect(refusalOf(state, 'A', 'lay R5 R8 > new')).toEqual(gap);
    expect(refusalOf(state, 'A', 'lay R4 R5 R8 > new')).toEqual(gap);
  });

  it('[DR-A12] 1 does not follow 13', () => {
    const state = family('turn A play\ntable [1 P12 P13] [2 B1 B2]\npool G1\nA P1 B13 R13 R1 G4\nB G6');
    expect(refusalOf(state, 'A', 'lay P1 > 1')).toEqual({ rule: 'DR-A12', facts: {} });
    expect(refusalOf(state, 'A', 'lay B13 > 2')).toEqual({ rule: 'DR-A12', facts: {} });
    expect(refusalOf(state, 'A', 'lay R13 R1 > new')).toEqual({ rule: 'DR-A12', facts: {} });
    expect(refusalOf(state, 'A', 'lay G4 > 1')).toMatchObject({ rule: 'DR-6' });
  });

  it('[DR-8] every player adds to every run', () => {
    const start = family('turn A play\ntable [1 B9]\npool G1\nA R3 R4 P2\nB R5 G6\nC R2 G8');
    const made = play(start, 'A', 'lay R3 R4 > new').state;
    const extended = play(made, 'B', 'lay R5 > 2').state;
    expect(tableOf(play(extended, 'C', 'lay R2 > 2').state)).toEqual(['starter B9', 'run R2 R3 R4 R5']);
  });

  it('[DR-11] another seat waits for its turn', () => {
    expect(refusalOf(family(PLAY), 'B', 'draw')).toEqual({ rule: 'DR-11', facts: { seat: seatOf('A') } });
  });
});

describe('drawing', () => {
  const STUCK = 'turn A play\ntable [1 R2] [2 G11]\npool G1 G2\nA B9 P6\nB G6';

  it('[DR-9] a player who cannot lay draws', () => {
    expect(legalOf(family(STUCK), 'A')).toEqual(['draw']);
  });

  it('[DR-A7] a player who can lay may not draw, and is told a tile that fits', () => {
    const state = family('turn A play\ntable [1 R2] [2 G11]\npool G1\nA B9 R3 P6\nB G6');
    expect(refusalOf(state, 'A', 'draw')).toEqual({ rule: 'DR-A7', facts: { tile: 'R3' } });
  });

  it('[DR-A7] tiles that only fit together are named together', () => {
    const state = family('turn A play\ntable [1 R2] [2 G11]\npool G1\nA B9 P6 P7\nB G6');
    expect(refusalOf(state, 'A', 'draw')).toEqual({ rule: 'DR-A7', facts: { why: 'pair', tile: 'P6', second: 'P7' } });
  });

  it('[DR-A7] with the option of voluntary draws a player who can lay may draw', () => {
    expect(isLegal(family(PLAY, { voluntaryDraw: true }), 'A', 'draw')).toBe(true);
  });

  it('[DR-A11] nothing is drawn from an empty pool', () => {
    const state = family('turn A play\ntable [1 R2]\npool\nA R3 B9\nB G6', { voluntaryDraw: true, playOn: true });
    expect(refusalOf(state, 'A', 'draw')).toEqual({ rule: 'DR-A11', facts: {} });
  });

  const LUCKY = 'turn A drawn R3\ntable [1 R2] [2 G11]\npool G1\nA B9 P6 R3 R4 B11\nB G6';

  it('[DR-9] one tile is drawn, not two', () => {
    expect(refusalOf(family(LUCKY), 'A', 'draw')).toEqual({ rule: 'DR-9', facts: {} });
  });

  it('[DR-10] a drawn tile that fits is laid, alone or with others, or kept', () => {
    expect(legalOf(family(LUCKY), 'A')).toEqual(['keep', 'lay R3 > 1', 'lay R3 R4 > 1', 'lay R3 R4 > new']);
  });

  it('[DR-A10] right after a draw only what uses the drawn tile is laid', () => {
    expect(refusalOf(family(LUCKY), 'A', 'lay B11 > 2')).toEqual({ rule: 'DR-A10', facts: { tile: 'R3' } });
  });

  it('[DR-10] there is nothing to keep for a player who did not draw', () => {
    expect(refusalOf(family(PLAY), 'A', 'keep')).toEqual({ rule: 'DR-10', facts: { why: 'nothing' } });
  });
});
