import { describe, expect, it } from 'vitest';
import { axisOf, totalsOf } from './chart.ts';

describe('the chart of scores', () => {
  it('adds up what each round brought', () => {
    expect(
      totalsOf(
        [
          [6, 9],
          [7, -2],
        ],
        1,
      ),
    ).toEqual([0, 9, 7]);
  });

  it('has nothing, half the goal and the goal beside its lines, and reaches above a goal that was passed', () => {
    const axis = axisOf(
      [
        [0, 20, 53],
        [0, 30, 49],
      ],
      50,
    );
    expect(axis).toEqual({ low: 0, high: 53, scores: [0, 25, 50], rounds: [1, 2] });
  });

  it('has a few round numbers where there is no goal', () => {
    expect(axisOf([[0, 4, 13]], null).scores).toEqual([0, 5, 10]);
    expect(axisOf([[0, 130]], null).scores).toEqual([0, 50, 100]);
  });

  it('goes below nothing where somebody is', () => {
    expect(axisOf([[0, -12, 3]], null).low).toBe(-12);
  });

  it('leaves rounds away where there are many, never the last', () => {
    const { rounds } = axisOf([Array.from({ length: 21 }, (_, n) => n)], null);
    expect(rounds.length).toBeLessThanOrEqual(8);
    expect(rounds.at(-1)).toBe(20);
  });
});
