import { describe, expect, it } from 'vitest';
import { balancePage } from './page.ts';
import { reportOf } from './report.scenario.ts';

const REPORTS = [reportOf('easy', 2, 30), reportOf('usual', 2, 50), reportOf('usual', 3, 60)];
const PAGE = balancePage({
  game: 'siege',
  matches: 100,
  seed: 's',
  usual: 'usual',
  plot: 'siege.svg',
  reports: REPORTS,
});

describe('a page of balance', () => {
  it('names the command that makes it, and shows the plot', () => {
    expect(PAGE).toContain('`npm run lab -- balance --game siege --matches 100 --seed s --write`');
    expect(PAGE).toContain('](siege.svg)');
  });

  it('has a row for each table, with shares, minutes, ends and silence', () => {
    expect(PAGE).toContain(
      '| usual | short | 2 | 50.0 % (40.4 to 59.6) | 50.0 % (40.4 to 59.6) | 4.0 (2.0 to 7.0; 1.0 to 30.0) | SI-1 giants 50.0 %, SI-2 dwarves 50.0 % | 6.3 s (3.0 s) |',
    );
    expect(PAGE).toContain('| easy | short | 2 | 70.0 %');
  });

  it('counts the cards that the usual bot completed, with 0 for none', () => {
    expect(PAGE).toContain('| card | 2 players | 3 players |');
    expect(PAGE).toContain('| gate | 1.50 | 1.50 |');
    expect(PAGE).toContain('| tower | 0.00 | 0.25 |');
  });
});
