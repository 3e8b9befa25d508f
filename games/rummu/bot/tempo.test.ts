import type { Seat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { rummu } from '../rules/index.ts';
import { position } from '../rules/rummu.scenario.ts';
import type { RoundScore, RummuView } from '../rules/types.ts';
import { isHurried } from './tempo.ts';

interface Round {
  readonly finisher: Seat | null;
  readonly laid: number;
  readonly points: readonly number[];
}

function viewAfter(rounds: readonly Round[], sides: 'alone' | 'pairs' = 'alone'): RummuView {
  const start = position({ hands: ['R2', 'B2', 'G2', 'K2'], options: { sides } });
  const sheets = rounds.map(({ finisher, laid, points }): RoundScore => {
    const seats = points.map((_, seat) => ({
      melds: [],
      laid: seat === finisher ? laid : 0,
      bonus: 0,
      left: [],
      penalty: 0,
    }));
    return { finisher, seats, points };
  });
  return rummu.view({ ...start, sheets }, 0 as Seat);
}

const patient: Round = { finisher: 1 as Seat, laid: 45, points: [5, 20, 5, 5] };
/** Seat 2 was behind before and is behind afterwards. */
const hurried: Round = { finisher: 2 as Seat, laid: 10, points: [0, 0, 10, 0] };

describe('the tempo of a table', () => {
  it('is patient at first, and while rounds are worth much or nobody finishes', () => {
    expect(isHurried(viewAfter([]))).toBe(false);
    expect(isHurried(viewAfter([patient, patient]))).toBe(false);
    expect(isHurried(viewAfter([patient, { ...hurried, finisher: null }]))).toBe(false);
  });

  it('is hurried after a round that somebody ended for few points, for ever more rounds', () => {
    const tempo = (rounds: readonly Round[]): boolean[] =>
      rounds.map((_, index) => isHurried(viewAfter(rounds.slice(0, index + 1))));
    expect(tempo([patient, hurried, hurried, hurried])).toEqual([false, true, true, false]);
    const again = [patient, ...Array.from({ length: 8 }, () => hurried)];
    expect(tempo(again)).toEqual([false, true, true, false, true, true, true, true, false]);
  });

  it('does not count a finish that took the only lead', () => {
    const lead: Round = { finisher: 2 as Seat, laid: 10, points: [-20, -20, 30, -20] };
    expect(isHurried(viewAfter([patient, lead]))).toBe(false);
    expect(isHurried(viewAfter([patient, lead, lead]))).toBe(true); // it had the only lead already
  });

  it('forgets, where rounds are patient again', () => {
    const again = [patient, hurried, hurried, hurried, patient, patient, hurried, hurried, hurried];
    expect(isHurried(viewAfter(again))).toBe(false); // two rounds again, not four
  });
});
