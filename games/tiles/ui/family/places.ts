import { byColourThenValue, colourOf, type Tile, valueOf } from '../../rules/tile.ts';
import type { LayCommand, Series } from '../../rules/types.ts';
import type { Target } from '../things.ts';

/** Somewhere the chosen tiles go. */
export interface Place {
  readonly target: Target;
  readonly lay: LayCommand;
  /** Tiles of the rack that were not chosen and must go along. */
  readonly partners: readonly Tile[];
}

/** Every place for the chosen tiles, one a target: exactly these where that is legal, else with the partners they need. */
export function placesFor(lays: readonly LayCommand[], chosen: readonly Tile[]): readonly Place[] {
  if (chosen.length === 0) return [];
  const best = new Map<Target, LayCommand>();
  for (const lay of lays) {
    if (!chosen.every((tile) => lay.tiles.includes(tile))) continue;
    const target = targetOf(lay);
    const known = best.get(target);
    if (known === undefined || isBetter(lay, known, chosen.length)) best.set(target, lay);
  }
  return [...best].map(([target, lay]) => ({
    target,
    lay,
    partners: lay.tiles.filter((tile) => !chosen.includes(tile)),
  }));
}

export function targetOf({ tiles, on }: LayCommand): Target {
  if (on !== null) return on;
  return tiles.every((tile) => valueOf(tile) === valueOf(tiles[0] as Tile)) ? 'family' : 'run';
}

/** What was chosen beats all; else the table asks for as few partners as possible, something new takes all it can. */
function isBetter(lay: LayCommand, known: LayCommand, chosen: number): boolean {
  if (known.tiles.length === chosen) return false;
  if (lay.tiles.length === chosen) return true;
  return lay.on === null ? lay.tiles.length > known.tiles.length : lay.tiles.length < known.tiles.length;
}

/** A tile that goes with the chosen ones joins them, another one takes their place, a chosen one is put down. */
export function choose(lays: readonly LayCommand[], chosen: readonly Tile[], tile: Tile): readonly Tile[] {
  if (chosen.includes(tile)) return chosen.filter((other) => other !== tile);
  const together = [...chosen, tile];
  return lays.some((lay) => together.every((one) => lay.tiles.includes(one))) ? together : [tile];
}

/** At which end of the series each tile of a lay comes to lie; a family has no ends. */
export function endsOf(series: Series, tiles: readonly Tile[]): { readonly low: Tile[]; readonly high: Tile[] } {
  const first = series.tiles[0] as Tile;
  const goes = (tile: Tile): boolean => colourOf(tile) === colourOf(first) && valueOf(tile) < valueOf(first);
  const sorted = tiles.toSorted(byColourThenValue);
  return { low: sorted.filter(goes), high: sorted.filter((tile) => !goes(tile)) };
}

/** DR-A13: a place whose tile lies elsewhere stays empty for ever. */
export function laidTiles(table: readonly Series[]): ReadonlySet<Tile> {
  return new Set(table.flatMap(({ tiles }) => tiles));
}
