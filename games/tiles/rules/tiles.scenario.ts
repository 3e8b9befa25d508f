import { scenarioOf } from '@tablee/conformance/scenario';
import { seatOf } from '@tablee/kernel';
import { tiles } from './index.ts';
import { defaultTilesOptions } from './options.ts';
import { idAfter, linesOf, readCommand, readSeries, readTile, readTiles } from './read-notation.ts';
import type { FamilyPhase, FamilyState, JuniorState, TilesOptions } from './types.ts';

/** Reads positions and commands in the game's notation, for tests. */

export function family(text: string, options: Partial<TilesOptions> = {}): FamilyState {
  const [head = [], table = [], pool = [], ...racks] = linesOf(text);
  const [, turn = 'A', phase = 'play', drawn] = head;
  const series = readSeries(table.slice(1));
  return {
    mode: 'family',
    options: { ...defaultTilesOptions, ...options },
    phase: phase as FamilyPhase,
    turn: seatOf(turn),
    series,
    nextSeries: idAfter(series),
    racks: racks.map((words) => readTiles(words.slice(1))),
    pool: readTiles(pool.slice(1)),
    drawn: readTile(drawn),
  };
}

/** A junior position from the tiles of the grid, a dot where one was taken. No tiles are kept yet. */
export function junior(grid: string, options: Partial<TilesOptions> = {}): JuniorState {
  return {
    mode: 'junior',
    options: { ...defaultTilesOptions, mode: 'junior', ...options },
    phase: 'flip',
    turn: seatOf('A'),
    grid: grid.split(/\s+/).map((word) => (word === '.' ? null : readTile(word))),
    up: [],
    kept: [[], []],
    lookUntil: null,
  };
}

export { readCommand as command } from './read-notation.ts';

export const { play, wake, refusalOf, isLegal, legalOf } = scenarioOf(tiles, readCommand);

export function tableOf(state: FamilyState): string[] {
  return state.series.map(({ kind, tiles: laid }) => `${kind} ${laid.join(' ')}`);
}
