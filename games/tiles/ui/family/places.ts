import { byColourThenValue, colourOf, type Tile, valueOf } from '../../rules/tile.ts';
import type { LayCommand, Series } from '../../rules/types.ts';
import type { LayTarget } from '../things.ts';

/** A place where the chosen tiles fit. */
export interface LayPlace {
  readonly target: LayTarget;
  readonly lay: LayCommand;
  /** Tiles that were not chosen but must be laid with them. */
  readonly partners: readonly Tile[];
}

/**
 * The places for the chosen tiles, one for each target: with exactly these tiles if that is legal, else with the
 * partners they need.
 */
export function placesFor(lays: readonly LayCommand[], chosen: readonly Tile[]): readonly LayPlace[] {
  if (chosen.length === 0) return [];
  const best = new Map<LayTarget, LayCommand>();
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

export function targetOf({ tiles, on }: LayCommand): LayTarget {
  if (on !== null) return on;
  return tiles.every((tile) => valueOf(tile) === valueOf(tiles[0] as Tile)) ? 'family' : 'run';
}

/**
 * A lay of exactly the chosen tiles is best. Otherwise an existing series takes as few partners as possible, a new one
 * as many.
 */
function isBetter(lay: LayCommand, known: LayCommand, chosen: number): boolean {
  if (known.tiles.length === chosen) return false;
  if (lay.tiles.length === chosen) return true;
  return lay.on === null ? lay.tiles.length > known.tiles.length : lay.tiles.length < known.tiles.length;
}

/**
 * Selection after a tap: a chosen tile is removed; another one is added if it can be laid together with the rest, else
 * it replaces them.
 */
export function choose(lays: readonly LayCommand[], chosen: readonly Tile[], tile: Tile): readonly Tile[] {
  if (chosen.includes(tile)) return chosen.filter((other) => other !== tile);
  const together = [...chosen, tile];
  return lays.some((lay) => together.every((one) => lay.tiles.includes(one))) ? together : [tile];
}

/** Splits a lay by the end of the series that each tile extends; a family takes all at its high end. */
export function endsOf(series: Series, tiles: readonly Tile[]): { readonly low: Tile[]; readonly high: Tile[] } {
  const first = series.tiles[0] as Tile;
  const goes = (tile: Tile): boolean => colourOf(tile) === colourOf(first) && valueOf(tile) < valueOf(first);
  const sorted = tiles.toSorted(byColourThenValue);
  return { low: sorted.filter(goes), high: sorted.filter((tile) => !goes(tile)) };
}

/** DR-A13: each tile exists once, so a slot whose tile was laid elsewhere stays empty. */
export function laidTiles(table: readonly Series[]): ReadonlySet<Tile> {
  return new Set(table.flatMap(({ tiles }) => tiles));
}
