import { seatOf } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { drawPosition } from './drawn.ts';
import { resultOfDice, roundsOfDice, scoreRound, totalsOf } from './scoring.ts';
import type { DiceOptions, DiceState, RoundScore } from './types.ts';

const finished = (left: string, options: Partial<DiceOptions> = {}): readonly number[] =>
  scoreRound(drawPosition({ b: left, options }), seatOf('A')).points;
const blocked = (a: string, b: string): RoundScore => scoreRound(drawPosition({ a, b }), null);

describe('a finished round', () => {
  it('[RX-18] gives the winner the numbers on the loser’s dice, and the loser nothing', () => {
    expect(finished('R13 B2 K5')).toEqual([20, 0]);
  });

  it('[RX-17] [RX-A12] costs the loser ten for each joker, which the winner does not get', () => {
    expect(finished('R13 J')).toEqual([13, -10]);
    expect(finished('J J')).toEqual([0, -20]);
  });

  it('[RX-A12] gives the winner ten for each joker, by option', () => {
    expect(finished('R13 J', { jokerLeft: 'winner-gets' })).toEqual([23, 0]);
  });
});

describe('a blocked round', () => {
  it('[RX-19] gives the difference to the player with the lower total; a joker counts ten', () => {
    expect(blocked('R3 J', 'B8 K7')).toMatchObject({ rule: 'RX-19', winner: 0, points: [2, 0] });
    expect(blocked('R13 K13', 'J')).toMatchObject({ winner: 1, points: [0, 16] });
  });

  it('[RX-A13] has no winner at equal totals', () => {
    expect(blocked('R10', 'J')).toMatchObject({ winner: null, points: [0, 0] });
  });
});

describe('the match', () => {
  const after = (...points: number[][]): DiceState => ({
    ...drawPosition({}),
    phase: 'over',
    sheets: points.map((won) => ({ rule: 'RX-18', winner: null, left: [], points: won })),
  });

  it('[RX-20] keeps the points of each round, and their sum', () => {
    const state = after([20, 0], [0, 7], [-10, 31]);
    expect(roundsOfDice(state)).toEqual([
      [20, 0],
      [0, 7],
      [-10, 31],
    ]);
    expect(totalsOf(state)).toEqual([10, 38]);
  });

  it('[RX-21] is won by the highest total', () => {
    expect(resultOfDice(after([20, 0], [0, 7]))).toEqual({ rule: 'RX-21', ranks: [1, 2], scores: [20, 7] });
    expect(resultOfDice({ ...after([20, 0]), phase: 'sheet' })).toBeNull();
  });

  it('[RX-A16] is shared by equal totals', () => {
    expect(resultOfDice(after([20, 0], [0, 20]))).toMatchObject({ ranks: [1, 1] });
  });
});
