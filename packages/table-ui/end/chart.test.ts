import { describe, expect, it } from 'vitest';
import { axisOf, totalsOf } from './chart.ts';

describe('the chart of scores', () => {
  it('adds up the points of the rounds', () => {
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

  it('labels zero, half the goal and the goal, and reaches above a goal that was passed', () => {
    const axis = axisOf(
      [
        [0, 20, 53],
        [0, 30, 49],
      ],
      50,
    );
    expect(axis).toEqual({ low: 0, high: 53, scores: [0, 25, 50], rounds: [1, 2] });
  });

  it('labels a few round numbers if there is no goal', () => {
    expect(axisOf([[0, 4, 13]], null).scores).toEqual([0, 5, 10]);
    expect(axisOf([[0, 130]], null).scores).toEqual([0, 50, 100]);
  });

  it('goes below zero for negative scores', () => {
    expect(axisOf([[0, -12, 3]], null).low).toBe(-12);
  });

  it('leaves out labels of rounds if there are many, never the last', () => {
    const { rounds } = axisOf([Array.from({ length: 21 }, (_, n) => n)], null);
    expect(rounds.length).toBeLessThanOrEqual(8);
    expect(rounds.at(-1)).toBe(20);
  });
});
