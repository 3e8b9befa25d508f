import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, lab } from '../lab.scenario.ts';
import type { CellReport } from './cell.ts';

describe('balance', () => {
  it('plays every preset, number of players and level, and attributes every win to a camp', async () => {
    const { code, out } = await lab('balance', '--game', 'rush-out', '--matches', '2', '--json');
    const reports = JSON.parse(out) as CellReport[];
    expect(code).toBe(0);
    expect(reports.map(({ bot, preset, seats }) => `${bot} ${preset} ${seats}`)).toEqual(
      ['facile', 'normal', 'expert'].flatMap((bot) =>
        ['training-1', 'training-2', 'scenario-1'].flatMap((preset) =>
          [3, 4, 5].map((seats) => `${bot} ${preset} ${seats}`),
        ),
      ),
    );
    for (const { preset, camps, ends, minutes, silences, completed } of reports) {
      expect(camps.map(({ camp }) => camp)).toEqual(['sorcerer', 'heroes']);
      expect(camps.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      // A scenario is best of three rounds.
      const [fewest, most] = preset === 'scenario-1' ? [4, 6] : [2, 2];
      const rounds = Object.values(ends).reduce((sum, times) => sum + times, 0);
      expect(rounds).toBeGreaterThanOrEqual(fewest);
      expect(rounds).toBeLessThanOrEqual(most);
      expect(minutes.least).toBeGreaterThan(0);
      expect(silences?.longestSeconds).toBeGreaterThan(0);
      expect(Object.keys(completed).length).toBeGreaterThan(10);
    }
  });

  it('measures some tables only, and leaves the rows of the others alone', async () => {
    const into = emptyFolder();
    const write = (...words: readonly string[]) =>
      lab('balance', '--game', 'rush-out', '--bots', 'normal', '--seats', '3', '--write', '--into', into, ...words);
    expect((await write('--preset', 'training-1', '--matches', '2')).code).toBe(0);
    expect((await write('--preset', 'training-2', '--matches', '1')).code).toBe(0);
    expect(readdirSync(into)).toEqual(['rush-out.json', 'rush-out.md', 'rush-out.svg']);
    const page = readFileSync(join(into, 'rush-out.md'), 'utf8');
    expect(page).toContain('| normal | training-1 | 3 | 2 |');
    expect(page).toContain('| normal | training-2 | 3 | 1 |');
  });

  it('is refused for tables that the game has not', async () => {
    const refused = async (...words: readonly string[]) => (await lab('balance', '--game', 'rush-out', ...words)).err;
    expect(await refused('--preset', 'training-9')).toContain('--preset is one or more of training-1, training-2');
    expect(await refused('--seats', '3,9')).toContain('--seats is one or more of 3, 4, 5');
    expect(await refused('--bots', 'random')).toContain('--bots is one or more of facile, normal, expert');
  });

  it('is refused for a game without camps', async () => {
    const { code, err } = await lab('balance', '--game', 'tiles');
    expect([code, err.trim()]).toEqual([2, 'tiles has no camps to compare.']);
  });
});
