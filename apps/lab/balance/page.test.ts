import { describe, expect, it } from 'vitest';
import { balancePage, tableOf } from './page.ts';
import { reportOf } from './report.scenario.ts';

const REPORTS = [reportOf('easy', 2, 30), reportOf('usual', 2, 50), reportOf('usual', 3, 60)];
const PAGE = balancePage({
  game: 'siege',
  usual: 'usual',
  plot: 'siege.svg',
  reports: REPORTS,
});

describe('a page of balance', () => {
  it('names the command that makes it, and shows the plot', () => {
    expect(PAGE).toContain('`npm run lab -- balance --game siege --write`');
    expect(PAGE).toContain('](siege.svg)');
  });

  it('has a row for each table, with shares, minutes, a column for each end, and silence', () => {
    expect(PAGE).toContain(
      '| bots | preset | players | matches | giants win | dwarves win | minutes | SI-1 giants | SI-2 dwarves | silence |',
    );
    expect(PAGE).toContain(
      '| usual | short | 2 | 100 | 50.0 % (40.4 to 59.6) | 50.0 % (40.4 to 59.6) | 4.0 (2.0 to 7.0; 1.0 to 30.0) | 50.0 % | 50.0 % | 6.3 s (3.0 s) |',
    );
    expect(PAGE).toContain('| easy | short | 2 | 100 | 70.0 %');
  });

  it('tells rounds and matches apart where a match has several', () => {
    const several = { ...reportOf('usual', 2, 50), rounds: 250, ends: { 'SI-1 giants': 150, 'SI-2 dwarves': 100 } };
    const [head = [], row = []] = tableOf([several]);
    const cellOf = (column: string): unknown => row[head.indexOf(column)];
    expect(cellOf('dwarves win')).toBe('50.0 % (40.4 to 59.6)');
    expect(cellOf('rounds')).toBe('2.50');
    expect(cellOf('rounds of dwarves')).toBe('40.0 % (34.1 to 46.2)');
    expect(cellOf('SI-1 giants')).toBe('60.0 %');
  });

  it('counts the cards that the usual bot completed, with 0 for none', () => {
    expect(PAGE).toContain('| card | 2 players | 3 players |');
    expect(PAGE).toContain('| gate | 1.50 | 1.50 |');
    expect(PAGE).toContain('| tower | 0.00 | 0.25 |');
  });
});
