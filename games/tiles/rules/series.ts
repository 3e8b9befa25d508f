import { byColourThenValue, colourOf, FIRST_VALUE, LAST_VALUE, type Tile, valueOf } from './tile.ts';
import type { Series } from './types.ts';

/** Why tiles do not go together. */
export type Misfit = 'colour' | 'value' | 'gap' | 'wrap' | 'elsewhere';

export type Fit =
  | {
      readonly ok: true;
      readonly kind: 'run' | 'family';
      readonly tiles: readonly Tile[];
      readonly absorbed: readonly number[];
    }
  | { readonly ok: false; readonly why: Misfit };

/** What laying `tiles` on a series of the table makes (DR-6, DR-A4, DR-A5). */
export function fitOnto(target: Series, tiles: readonly Tile[], table: readonly Series[], joining: boolean): Fit {
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

/** What rack tiles make on their own (DR-7, DR-A9). */
function fitAlone(tiles: readonly Tile[], table: readonly Series[], joining: boolean): Fit {
  const first = tiles[0] as Tile;
  if (tiles.every((tile) => valueOf(tile) === valueOf(first))) return family(tiles);
  if (tiles.some((tile) => colourOf(tile) !== colourOf(first))) return { ok: false, why: 'colour' };
  const alone = grow([first], null, tiles.slice(1), [], false);
  return alone.ok && joining ? grow([first], null, tiles.slice(1), table, true) : alone;
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

/** Lets a run grow at both ends by laid tiles, and by the runs it comes to touch once a tile of it was laid (DR-A5). */
function grow(
  start: readonly Tile[],
  id: number | null,
  laid: readonly Tile[],
  table: readonly Series[],
  joining: boolean,
): Fit {
  let run = [...start];
  const left = new Set(laid);
  const absorbed: number[] = [];
  const neighbours = joining ? table.filter((series) => series.id !== id && isRunOf(series, start)) : [];
  for (let grew = true; grew; ) {
    grew = false;
    for (const tile of left) {
      const end = endFor(run, [tile]);
      if (end === null) continue;
      run = end === 'high' ? [...run, tile] : [tile, ...run];
      left.delete(tile);
      grew = true;
    }
    const hasLaid = id === null || left.size < laid.length;
    for (const other of hasLaid ? neighbours : []) {
      const end = absorbed.includes(other.id) ? null : endFor(run, other.tiles);
      if (end === null) continue;
      run = end === 'high' ? [...run, ...other.tiles] : [...other.tiles, ...run];
      absorbed.push(other.id);
      grew = true;
    }
  }
  if (left.size === 0) return { ok: true, kind: 'run', tiles: run, absorbed };
  return { ok: false, why: wraps(run, left) ? 'wrap' : 'gap' };
}

/** Starters count as runs of one tile (DR-A4). */
function isRunOf(series: Series, run: readonly Tile[]): boolean {
  return series.kind !== 'family' && colourOf(series.tiles[0] as Tile) === colourOf(run[0] as Tile);
}

function endFor(run: readonly Tile[], piece: readonly Tile[]): 'low' | 'high' | null {
  if (lowOf(piece) === highOf(run) + 1) return 'high';
  return highOf(piece) === lowOf(run) - 1 ? 'low' : null;
}

/** DR-A12: 13 and 1 are no neighbours, though these tiles would go on just so. */
function wraps(run: readonly Tile[], left: ReadonlySet<Tile>): boolean {
  const values = [...left].map(valueOf).toSorted((a, b) => a - b);
  const isRow = values.every((value, index) => value === (values[0] as number) + index);
  const overTop = highOf(run) === LAST_VALUE && values[0] === FIRST_VALUE;
  const underBottom = lowOf(run) === FIRST_VALUE && values.at(-1) === LAST_VALUE;
  return isRow && (overTop || underBottom);
}

/** The series of that id; null for a new one; undefined where there is none. */
export function seriesWith(table: readonly Series[], id: number | null): Series | null | undefined {
  return id === null ? null : table.find((series) => series.id === id);
}

export function fitLay(tiles: readonly Tile[], target: Series | null, table: readonly Series[], joining: boolean): Fit {
  return target === null ? fitAlone(tiles, table, joining) : fitOnto(target, tiles, table, joining);
}
