import { toMillis, toSeat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tiles } from '../../rules/index.ts';
import { defaultTilesOptions } from '../../rules/options.ts';
import type { FamilyView, TilesCommand } from '../../rules/types.ts';
import { project } from './projection.ts';

const ME = toSeat(0);
const VIEW: FamilyView = {
  mode: 'family',
  options: defaultTilesOptions,
  phase: 'play',
  turn: ME,
  series: [
    { id: 1, kind: 'run', tiles: ['B5', 'B6'] },
    { id: 2, kind: 'starter', tiles: ['B8'] },
  ],
  nextSeries: 6,
  drawn: null,
  racks: [3, 6],
  pool: 12,
  rack: ['B7', 'R2', 'G2'],
};

function sent(...commands: TilesCommand[]) {
  return commands.map((command, index) => ({ id: String(index), command, at: toMillis(0) }));
}

describe('a command that is not yet acknowledged', () => {
  it('changes nothing if there is none', () => {
    const { series, rack } = VIEW;
    expect(project(VIEW, ME, [])).toEqual({ series, rack, sent: new Set(), isDrawing: false, coming: VIEW });
  });

  it('[DR-A5] shows a laid tile in its place and the joined runs as one', () => {
    const shown = project(VIEW, ME, sent({ do: 'lay', tiles: ['B7'], on: 1 }));
    expect(shown.series).toEqual([{ id: 1, kind: 'run', tiles: ['B5', 'B6', 'B7', 'B8'] }]);
    expect(shown.rack).toEqual(['R2', 'G2']);
    expect([...shown.sent]).toEqual(['B7']);
  });

  it('shows a new family with the id that the host will give it', () => {
    const shown = project(VIEW, ME, sent({ do: 'lay', tiles: ['R2', 'G2'], on: null }));
    expect(shown.series.at(-1)).toEqual({ id: 6, kind: 'family', tiles: ['R2', 'G2'] });
  });

  it('[DR-A11] shows a laid tile although only the host knows whose turn is next', () => {
    const last: FamilyView = { ...VIEW, pool: 0, options: { ...VIEW.options, playOn: true } };
    const command: TilesCommand = { do: 'lay', tiles: ['B7'], on: 1 };
    expect(tiles.project?.(last, ME, command, toMillis(0))).toBe(null);
    expect(project(last, ME, sent(command)).rack).toEqual(['R2', 'G2']);
  });

  it('leaves tiles that do not fit on the rack', () => {
    expect(project(VIEW, ME, sent({ do: 'lay', tiles: ['R2'], on: 1 })).rack).toEqual(VIEW.rack);
    expect(project(VIEW, ME, sent({ do: 'lay', tiles: ['R2'], on: 9 })).rack).toEqual(VIEW.rack);
  });

  it('blocks further commands after a draw until the tile is known', () => {
    expect(project(VIEW, ME, sent({ do: 'draw' }))).toMatchObject({ isDrawing: true, coming: null });
  });
});
