import { describe, expect, it } from 'vitest';
import { lab } from '../lab.scenario.ts';
import type { CellReport } from './cell.ts';

describe('balance', () => {
  it('plays every preset, number of players and level, and attributes every win to a camp', async () => {
    const { code, out } = await lab('balance', '--game', 'rush-out', '--matches', '2', '--json');
    const reports = JSON.parse(out) as CellReport[];
    expect(code).toBe(0);
    expect(reports.map(({ bot, preset, seats }) => `${bot} ${preset} ${seats}`)).toEqual(
      ['facile', 'normal', 'expert'].flatMap((bot) =>
        ['training-1', 'training-2'].flatMap((preset) => [3, 4, 5].map((seats) => `${bot} ${preset} ${seats}`)),
      ),
    );
    for (const { camps, ends, minutes, silences, completed } of reports) {
      expect(camps.map(({ camp }) => camp)).toEqual(['sorcerer', 'heroes']);
      expect(camps.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      expect(Object.values(ends).reduce((sum, times) => sum + times, 0)).toBe(2);
      expect(minutes.least).toBeGreaterThan(0);
      expect(silences?.longestSeconds).toBeGreaterThan(0);
      expect(Object.keys(completed).length).toBeGreaterThan(10);
    }
  });

  it('is refused for a game without camps', async () => {
    const { code, err } = await lab('balance', '--game', 'tiles');
    expect([code, err.trim()]).toEqual([2, 'tiles has no camps to compare.']);
  });
});
