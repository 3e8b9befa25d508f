import { scenarioOf } from '@tablee/conformance/scenario';
import { seatOf } from '@tablee/kernel';
import { tiles } from './index.ts';
import { defaultTilesOptions } from './options.ts';
import { isTile, type Tile, valueOf } from './tile.ts';
import type { FamilyPhase, FamilyState, JuniorState, Series, TilesCommand, TilesOptions } from './types.ts';

/** Positions and commands in the game's own notation, for tests. */

function readTiles(words: readonly string[]): Tile[] {
  return words.map((word) => {
    if (!isTile(word)) throw new Error(`no tile: ${word}`);
    return word;
  });
}

function linesOf(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
}

function readSeries(words: readonly string[]): Series[] {
  const groups = words.join(' ').match(/\[[^\]]*\]/g) ?? [];
  return groups.map((group) => {
    const [id, ...faces] = group.slice(1, -1).split(' ');
    const laid = readTiles(faces);
    return { id: Number(id), kind: kindOf(laid), tiles: laid };
  });
}

function kindOf(laid: readonly Tile[]): Series['kind'] {
  if (laid.length === 1) return 'starter';
  return new Set(laid.map(valueOf)).size === 1 ? 'family' : 'run';
}

/** A family position as `notation.state` writes it. */
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
    nextSeries: 1 + Math.max(0, ...series.map(({ id }) => id)),
    racks: racks.map((words) => readTiles(words.slice(1))),
    pool: readTiles(pool.slice(1)),
    drawn: drawn === undefined ? null : (readTiles([drawn])[0] ?? null),
  };
}

/** A junior position: the tiles on the table place by place, a dot where one was taken; nobody has kept any. */
export function junior(grid: string, options: Partial<TilesOptions> = {}): JuniorState {
  return {
    mode: 'junior',
    options: { ...defaultTilesOptions, mode: 'junior', ...options },
    phase: 'flip',
    turn: seatOf('A'),
    grid: grid.split(/\s+/).map((word) => (word === '.' ? null : (readTiles([word])[0] ?? null))),
    up: [],
    kept: [[], []],
    lookUntil: null,
  };
}

export function command(text: string): TilesCommand {
  const [action, ...words] = text.split(' ');
  if (action === 'draw' || action === 'keep') return { do: action };
  if (action === 'flip') return { do: 'flip', place: Number(words[0]) };
  const arrow = words.indexOf('>');
  const target = words[arrow + 1];
  const parsed = tiles.parse({ do: 'lay', tiles: words.slice(0, arrow), on: target === 'new' ? null : Number(target) });
  if (parsed === null) throw new Error(`no command: ${text}`);
  return parsed;
}

export const { play, wake, refusalOf, isLegal, legalOf } = scenarioOf(tiles, command);

export function tableOf(state: FamilyState): string[] {
  return state.series.map(({ kind, tiles: laid }) => `${kind} ${laid.join(' ')}`);
}
