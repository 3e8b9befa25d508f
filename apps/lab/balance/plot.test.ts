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

  it('has a longer scale of minutes for longer matches, and stays within its frame', () => {
    const lasting = (high: number): string =>
      balancePlot([{ ...reportOf('easy', 2, 30), minutes: { least: 1, low: 20, median: 30, high, most: 90 } }]);
    expect(PLOT).toContain('>12</text>');
    expect(lasting(35)).toContain('>36</text>');
    expect(lasting(70)).toContain('>48</text>');
    expect(lasting(70)).not.toContain('cy="-');
  });
});
