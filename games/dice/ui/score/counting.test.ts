import { seatOf, seatsOf } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { drawPosition } from '../../rules/drawn.ts';
import { scoreRound } from '../../rules/scoring.ts';
import type { DiceOptions, RoundScore } from '../../rules/types.ts';
import { countingOf } from './counting.ts';

const finished = (left: string, options: Partial<DiceOptions> = {}): RoundScore =>
  scoreRound(drawPosition({ b: left, options }), seatOf('A'));
const blocked = (a: string, b: string): RoundScore => scoreRound(drawPosition({ a, b }), null);
const kinds = (score: RoundScore): string[] => countingOf(score).map(({ kind, points }) => `${kind} ${points}`);

describe('the scoring steps of a round', () => {
  it('[RX-18] add the numbers that the loser has left', () => {
    expect(kinds(finished('R11 K1'))).toEqual(['numbers 12']);
    expect(countingOf(finished('R11 K1'))[0]).toMatchObject({ seat: 0, terms: ['R11', 'K1'], sum: 12 });
  });

  it('[RX-17] [RX-A12] subtract jokers from the loser, or add them to the winner', () => {
    expect(kinds(finished('R11 J'))).toEqual(['numbers 11', 'paid -10']);
    expect(kinds(finished('R11 J J', { jokerLeft: 'winner-gets' }))).toEqual(['numbers 11', 'earned 20']);
  });

  it('[RX-19] [RX-A13] subtract the totals of a blocked round', () => {
    expect(kinds(blocked('R3 J', 'B8 K7'))).toEqual(['left null', 'left null', 'difference 2']);
    expect(countingOf(blocked('R3 J', 'B8 K7'))[2]).toMatchObject({ seat: 0, terms: [15, 13], sum: 2 });
    expect(kinds(blocked('R10', 'J'))).toEqual(['left null', 'left null', 'equal 0']);
  });

  it.each([
    finished('R11 K1 J'),
    finished('J J'),
    finished('R5 J', { jokerLeft: 'winner-gets' }),
    blocked('R3 J', 'B8 K7'),
    blocked('R10', 'J'),
  ])('[RX-20] add up to the points of each seat: $points', (score) => {
    const written = seatsOf(2).map((seat) =>
      countingOf(score)
        .filter((line) => line.seat === seat)
        .reduce((sum, { points }) => sum + (points ?? 0), 0),
    );
    expect(written).toEqual(score.points);
  });
});
