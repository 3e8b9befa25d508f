import { byColourThenValue, colourOf, FIRST_VALUE, LAST_VALUE, type Tile, valueOf } from './tile.ts';
import type { Series } from './types.ts';

/** Reason why tiles do not go together. */
export type Misfit = 'colour' | 'value' | 'gap' | 'wrap' | 'elsewhere';

export type Fit =
  | {
      readonly ok: true;
      readonly kind: 'run' | 'family';
      readonly tiles: readonly Tile[];
      readonly absorbed: readonly number[];
    }
  | { readonly ok: false; readonly why: Misfit };

/** Result of laying `tiles` on a series of the table (DR-6, DR-A4, DR-A5). */
function fitOnto(target: Series, tiles: readonly Tile[], table: readonly Series[], joining: boolean): Fit {
  const own = target.tiles[0] as Tile;
  const sameValue = tiles.filter((tile) => valueOf(tile) === valueOf(own)).length;
  const sameColour = tiles.filter((tile) => colourOf(tile) === colourOf(own)).length;
  const asFamily = target.kind !== 'run' && sameValue === tiles.length;
  if (asFamily) return family([...target.tiles, ...tiles]);
  if (target.kind === 'family') return { ok: false, why: sameValue > 0 ? 'elsewhere' : 'value' };
  if (sameColour === tiles.length) return grow(target.tiles, target.id, tiles, table, joining);
  const someFit = sameColour > 0 || (target.kind === 'starter' && sameValue > 0);
  return { ok: false, why: someFit ? 'elsewhere' : 'colour' };
}

/** Result of laying rack tiles as a new series (DR-7, DR-A9). */
function fitAlone(tiles: readonly Tile[], table: readonly Series[], joining: boolean): Fit {
  const first = tiles[0] as Tile;
  if (tiles.every((tile) => valueOf(tile) === valueOf(first))) return family(tiles);
  if (tiles.some((tile) => colourOf(tile) !== colourOf(first))) return { ok: false, why: 'colour' };
  return grow([first], null, tiles.slice(1), table, joining);
}

function family(tiles: readonly Tile[]): Fit {
  return { ok: true, kind: 'family', tiles: tiles.toSorted(byColourThenValue), absorbed: [] };
}

export function lowOf(run: readonly Tile[]): number {
  return valueOf(run[0] as Tile);
}

export function highOf(run: readonly Tile[]): number {
  return valueOf(run.at(-1) as Tile);
}

/** DR-A8: tiles are laid on the run as it was before the turn. DR-A5: it then absorbs the runs that it touches. */
function grow(
  start: readonly Tile[],
  id: number | null,
  laid: readonly Tile[],
  table: readonly Series[],
  joining: boolean,
): Fit {
  const { run, left } = extend(start, laid);
  const neighbours = joining ? table.filter((series) => series.id !== id && isRunOf(series, start)) : [];
  if (left.length === 0) return { ok: true, kind: 'run', ...join(run, neighbours) };
  if (id !== null && left.length < laid.length) {
    const beyond = extend(join(run, neighbours).tiles, left);
    if (beyond.left.length < left.length) return { ok: false, why: 'elsewhere' };
  }
  return { ok: false, why: wraps(run, left) ? 'wrap' : 'gap' };
}

/** Extends the run at both ends as far as the tiles reach; `left` are the tiles that do not fit. */
function extend(
  start: readonly Tile[],
  laid: readonly Tile[],
): { readonly run: readonly Tile[]; readonly left: Tile[] } {
  let run = start;
  let left = [...laid];
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    left = left.filter((tile) => {
      const end = endFor(run, [tile]);
      if (end !== null) run = end === 'high' ? [...run, tile] : [tile, ...run];
      return end === null;
    });
  }
  return { run, left };
}

function join(start: readonly Tile[], neighbours: readonly Series[]): { tiles: readonly Tile[]; absorbed: number[] } {
  let tiles = start;
  const absorbed: number[] = [];
  for (let before = -1; before !== absorbed.length; ) {
    before = absorbed.length;
    for (const other of neighbours) {
      const end = absorbed.includes(other.id) ? null : endFor(tiles, other.tiles);
      if (end === null) continue;
      tiles = end === 'high' ? [...tiles, ...other.tiles] : [...other.tiles, ...tiles];
      absorbed.push(other.id);
    }
  }
  return { tiles, absorbed };
}

/** Starters count as runs of one tile (DR-A4). */
function isRunOf(series: Series, run: readonly Tile[]): boolean {
  return series.kind !== 'family' && colourOf(series.tiles[0] as Tile) === colourOf(run[0] as Tile);
}

function endFor(run: readonly Tile[], piece: readonly Tile[]): 'low' | 'high' | null {
  if (lowOf(piece) === highOf(run) + 1) return 'high';
  return highOf(piece) === lowOf(run) - 1 ? 'low' : null;
}

/** True if the tiles would continue the run past 13 to 1 or back, which DR-A12 forbids. */
function wraps(run: readonly Tile[], left: readonly Tile[]): boolean {
  const values = left.map(valueOf).toSorted((a, b) => a - b);
  const isRow = values.every((value, index) => value === (values[0] as number) + index);
  const overTop = highOf(run) === LAST_VALUE && values[0] === FIRST_VALUE;
  const underBottom = lowOf(run) === FIRST_VALUE && values.at(-1) === LAST_VALUE;
  return isRow && (overTop || underBottom);
}

/** Null stands for a new series; undefined means that there is no series with this id. */
export function seriesWith(table: readonly Series[], id: number | null): Series | null | undefined {
  return id === null ? null : table.find((series) => series.id === id);
}

export function fitLay(tiles: readonly Tile[], target: Series | null, table: readonly Series[], joining: boolean): Fit {
  return target === null ? fitAlone(tiles, table, joining) : fitOnto(target, tiles, table, joining);
}
