import { seatOf } from '@tablee/kernel';
import { expect, it } from 'vitest';
import { rummu } from '../rules/index.ts';
import { position } from '../rules/rummu.scenario.ts';
import type { RoundScore } from '../rules/types.ts';
import { figuresOfRummu } from './figures.ts';

it('the figures of a match tell rounds, turns, starters, points and what was left', () => {
  const seat = { melds: [], laid: 40, bonus: 0, left: [], penalty: 0 };
  const other = { ...seat, laid: 0, left: ['R5', 'Y5'], penalty: 15 } as const;
  const sheets: RoundScore[] = [
    { finisher: seatOf('B'), seats: [other, { ...seat, bonus: 10 }, other], points: [-15, 50, -15] },
    { finisher: seatOf('A'), seats: [{ ...seat, bonus: 10 }, other, seat], points: [50, -15, 40] },
    { finisher: null, seats: [other, seat, other], points: [-15, 40, -15] },
  ];
  // C dealt the last round, so B began the first, C the second and A the third.
  const state = { ...position({ hands: ['', '', ''], round: 3, phase: 'over' }), dealer: seatOf('C'), sheets };
  const play = { do: 'play', moves: [], back: null, discard: 'R5' };
  const commands = [{ do: 'draw' }, play, { do: 'take' }, play, play];
  expect(figuresOfRummu(rummu.view(state, 'spectator'), commands, [])).toEqual({
    'rounds a match': [3, 1],
    'matches of at most 15 rounds (%)': [100, 1],
    'matches of at most 60 rounds (%)': [100, 1],
    'turns a round, of all players': [3, 3],
    'rounds that end because the stock is used up (%)': [100, 3],
    'rounds with a finisher that the starter finishes (%)': [100, 2],
    'matches won by the player who started the first round (%)': [100, 1],
    'points a player makes in a round': [105, 9],
    'points of combinations, a player and round': [160, 9],
    'cards left in hand, a player and round': [10, 9],
    'points of the winner of a match': [75, 1],
    'points of the last': [10, 1],
  });
});
