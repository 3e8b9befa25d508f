import { seatOf } from '@tablee/kernel';
import { expect, it } from 'vitest';
import { drawPosition } from '../rules/drawn.ts';
import type { RoundScore } from '../rules/types.ts';
import { figuresOfDice } from './figures.ts';

it('the statistics of a match contain blocked rounds, turns, starters and points', () => {
  const sheets: RoundScore[] = [
    { rule: 'RX-18', winner: seatOf('A'), left: [[], []], points: [20, -10] },
    { rule: 'RX-19', winner: seatOf('A'), left: [[], []], points: [6, 0] },
    { rule: 'RX-19', winner: null, left: [[], []], points: [0, 0] },
  ];
  // A starts the third round, so A started the first one and B the second.
  const state = { ...drawPosition({ round: 3, phase: 'over' }), sheets };
  const commands = [{ do: 'roll', dice: [] }, { do: 'pass' }, { do: 'roll', dice: [] }];
  expect(figuresOfDice(state, commands, [])).toEqual({
    'rounds that are blocked (%)': [200, 3],
    'turns a round': [2, 3],
    'rounds with a winner that the starter wins (%)': [100, 2],
    'points a finished round brings': [20, 1],
    'points a blocked round brings': [6, 2],
    'points of the winner of a match': [26, 1],
    'points of the loser': [-10, 1],
  });
});
