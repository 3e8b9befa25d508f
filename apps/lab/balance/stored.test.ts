import { describe, expect, it } from 'vitest';
import type { Cell } from './cell.ts';
import { reportOf } from './report.scenario.ts';
import { mergeReports } from './stored.ts';

/** Tables of the game, in the order of the page. */
const TABLES: readonly Cell[] = ['easy', 'usual'].flatMap((bot) => [2, 3].map((seats) => reportOf(bot, seats, 0)));

describe('reports that are written', () => {
  it('replace those of their tables, leave the others alone, and are in the order of the page', () => {
    const stored = [reportOf('usual', 2, 50), reportOf('easy', 3, 30)];
    const measured = [reportOf('easy', 2, 10), reportOf('usual', 2, 55)];
    expect(mergeReports(TABLES, stored, measured)).toEqual([
      reportOf('easy', 2, 10),
      reportOf('easy', 3, 30),
      reportOf('usual', 2, 55),
    ]);
  });

  it('lose those of tables that the game has no more', () => {
    expect(mergeReports(TABLES, [reportOf('gone', 2, 50)], [])).toEqual([]);
  });
});
