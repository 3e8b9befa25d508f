import type { Seat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import type { Card } from '../rules/card.ts';
import { rummu } from '../rules/index.ts';
import { position } from '../rules/rummu.scenario.ts';
import type { RoundScore, RummuView } from '../rules/types.ts';
import { isHurried } from './tempo.ts';

interface Round {
  readonly finisher: Seat | null;
  /** Points of the finisher’s combinations. */
  readonly laid: number;
  /** Number of cards of each player at the end. */
  readonly left: readonly number[];
  readonly points?: readonly number[];
}

const CARDS: readonly Card[] = ['R2', 'B4', 'G6', 'K8', 'R9'];

function viewAfter(rounds: readonly Round[], sides: 'alone' | 'pairs' = 'alone'): RummuView {
  const start = position({ hands: ['R2', 'B2', 'G2', 'K2'], options: { sides } });
  const sheets = rounds.map(({ finisher, laid, left, points = [0, 0, 0, 0] }): RoundScore => {
    const seats = left.map((count, seat) => ({
      melds: [],
      laid: seat === finisher ? laid : 0,
      bonus: 0,
      left: CARDS.slice(0, count),
      penalty: 0,
    }));
    return { finisher, seats, points };
  });
  return rummu.view({ ...start, sheets }, 0 as Seat);
}

const patient: Round = { finisher: 1 as Seat, laid: 40, left: [4, 0, 4, 4] };
const hurried: Round = { finisher: 2 as Seat, laid: 10, left: [4, 4, 0, 4] };

function tempoOf(rounds: readonly Round[]): boolean[] {
  return rounds.map((_, index) => isHurried(viewAfter(rounds.slice(0, index + 1))));
}

describe('the tempo of a table', () => {
  it('is patient at first, and while rounds are worth much or nobody finishes', () => {
    expect(isHurried(viewAfter([]))).toBe(false);
    expect(tempoOf([patient, patient])).toEqual([false, false]);
    expect(tempoOf([patient, { ...hurried, finisher: null }])).toEqual([false, false]);
  });

  it('is hurried for sixteen rounds after one that was ended for few points while others held many cards', () => {
    const sixteen = Array.from({ length: 16 }, () => true);
    const rounds = Array.from({ length: 16 }, () => hurried);
    expect(tempoOf([patient, hurried, ...rounds])).toEqual([false, ...sixteen, false]);
  });

  it('is hurried for twice as many rounds the next time', () => {
    const rounds = Array.from({ length: 50 }, () => hurried);
    const patientAfter = tempoOf(rounds).flatMap((isNow, index) => (isNow ? [] : [index]));
    expect(patientAfter).toEqual([16, 49]); // 16 rounds after the first, 32 after the eighteenth
  });

  it('does not count an end that cost others little', () => {
    expect(tempoOf([{ ...hurried, left: [1, 2, 0, 1] }])).toEqual([false]);
    expect(tempoOf([{ ...hurried, left: [2, 2, 0, 1] }])).toEqual([true]);
  });

  it('does not count the cards of a partner', () => {
    const round: Round = { finisher: 0 as Seat, laid: 10, left: [0, 1, 5, 1] };
    expect(isHurried(viewAfter([round]))).toBe(true);
    expect(isHurried(viewAfter([round], 'pairs'))).toBe(false);
  });

  it('does not count a finish by a player who was behind late in the match', () => {
    const late = { ...patient, points: [160, 0, 0, 0] };
    const early = { ...patient, points: [140, 0, 0, 0] };
    expect(tempoOf([late, hurried])).toEqual([false, false]);
    expect(tempoOf([early, hurried])).toEqual([false, true]);
    expect(tempoOf([late, { ...hurried, finisher: 0 as Seat, left: [0, 4, 4, 4] }])).toEqual([false, true]);
  });
});
