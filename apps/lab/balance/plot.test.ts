import { describe, expect, it } from 'vitest';
import { balancePlot } from './plot.ts';
import { reportOf } from './report.scenario.ts';

const PLOT = balancePlot([reportOf('easy', 2, 30), reportOf('usual', 2, 50), reportOf('best', 2, 100)]);

describe('the plot of a balance', () => {
  it('has a mark for the share and one for the minutes of each level, told apart by shape', () => {
    expect(PLOT.match(/<circle class="mark"/g)).toHaveLength(2 + 1);
    expect(PLOT.match(/<circle class="mark full"/g)).toHaveLength(2 + 1);
    expect(PLOT.match(/<rect class="mark full"/g)).toHaveLength(2 + 1);
  });

  it('shows the wins of the last camp, 50 % in the middle and 100 % at the top', () => {
    expect(PLOT).toContain('Wins of the dwarves');
    expect(PLOT).toContain('cx="100" cy="152"');
    expect(PLOT).toContain('x="115" y="37"');
  });

  it('is readable in a dark theme', () => {
    expect(PLOT).toContain('prefers-color-scheme: dark');
  });

  it('stays within its frame for very long matches', () => {
    const long = { ...reportOf('easy', 2, 30), minutes: { least: 1, low: 20, median: 30, high: 40, most: 50 } };
    expect(balancePlot([long])).not.toContain('cy="-');
  });
});
